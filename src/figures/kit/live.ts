import { createContext } from 'react'

/** How a picture that is alive changes its state; null in a still one. */
export const Live = createContext<((state: unknown) => void) | null>(null)
