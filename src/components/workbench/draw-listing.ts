import { createContext, type ComponentProps, type ReactNode } from 'react'
import type { CodeBlock } from '../content/CodeBlock'

/** Draws a listing with the component of pages, which stays in their chunk. */
export const DrawListing = createContext<(props: ComponentProps<typeof CodeBlock>) => ReactNode>(() => null)
