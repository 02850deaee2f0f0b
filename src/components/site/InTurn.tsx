import { Suspense, type ReactNode } from 'react'
import { awaitTurn } from '../../browser/turns'

interface InTurnProps {
  /** Names the part among all of the page. */
  name: string
  /** A single element. */
  children: ReactNode
}

function Waiting({ name, children }: InTurnProps) {
  awaitTurn(name)
  return children
}

/**
 * A part of the page that is taken over in a task of its own; its HTML stands meanwhile. Where a page is drawn and not taken
 * over, it is nothing but what is in it.
 */
export const InTurn = (part: InTurnProps) => (
  <Suspense fallback={null}>
    <Waiting {...part} />
  </Suspense>
)
