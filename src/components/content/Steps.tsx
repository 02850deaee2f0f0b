import type { ReactNode } from 'react'

/** An ordered list drawn as the steps of a procedure (step-styles.ts). */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
