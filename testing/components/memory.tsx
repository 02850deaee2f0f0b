import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Memory } from '../../src/hooks/use-kept-state'

/** Renders what keeps its state for the way back, in a tab without a past or in one with the memory that is given. */
export const renderWithMemory = (element: ReactNode, memory = new Map<string, unknown>()) =>
  render(element, { wrapper: ({ children }) => <Memory value={memory}>{children}</Memory> })
