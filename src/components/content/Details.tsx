import type { ReactNode } from 'react'
import { below } from '../../gatsby-plugin-theme-ui/below'

/** Text that a reader may unfold. Works without JavaScript. */
export function Details({
  summary,
  open = false,
  children,
}: {
  summary: string
  open?: boolean
  children?: ReactNode
}) {
  return (
    <details
      open={open}
      sx={{
        maxWidth: 'column',
        borderBlock: '1px solid',
        borderColor: 'border',
        // Two of them, one below the other, share a line.
        'details + &': { mt: '-1px' },
        [below()]: { mt: 3 },
      }}
    >
      <summary sx={{ py: 2, fontWeight: 'bold', color: 'heading' }}>{summary}</summary>
      <div sx={{ pb: 3, [below()]: { mt: 3 } }}>{children}</div>
    </details>
  )
}
