import type { ReactNode } from 'react'

/** The one first-level heading of a page. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1
      sx={{
        m: 0,
        mb: 3,
        fontSize: ['1.875rem', 5],
        fontWeight: 'heading',
        lineHeight: 'heading',
        letterSpacing: 'heading',
        color: 'heading',
        textWrap: 'balance',
      }}
    >
      {children}
    </h1>
  )
}
