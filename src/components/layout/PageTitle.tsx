import type { ReactNode } from 'react'

/** The one first-level heading of a page. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1
      sx={{
        m: 0,
        mb: 3,
        fontSize: [4, 5],
        lineHeight: 'heading',
        letterSpacing: '-0.02em',
        color: 'heading',
        textWrap: 'balance',
      }}
    >
      {children}
    </h1>
  )
}
