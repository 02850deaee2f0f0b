import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../shared/author-components'

/** A short label beside a name: a method, a type, "required". */
export function Badge({ tone = 'note', children }: { tone?: AdmonitionKind; children?: ReactNode }) {
  return (
    <span
      sx={{
        bg: `${tone}.background`,
        color: `${tone}.text`,
        borderRadius: 1,
        px: 2,
        py: '1px',
        fontSize: 0,
        fontWeight: 'bold',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </span>
  )
}
