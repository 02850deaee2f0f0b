import { Suspense, type ReactNode } from 'react'
import { awaitTurn, turnAttribute } from '../../browser/turns'

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
 * A part of the page that is hydrated in a task of its own; its HTML stands meanwhile. The part is alone in an element
 * without a box, for Preact takes whatever comes next for a part that waits, and an extension may have put something before it
 * (`removeStrays`).
 */
export const InTurn = (part: InTurnProps) => (
  <div {...{ [turnAttribute]: '' }} sx={{ display: 'contents' }}>
    <Suspense fallback={null}>
      <Waiting {...part} />
    </Suspense>
  </div>
)
