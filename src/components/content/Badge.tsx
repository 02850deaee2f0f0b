import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../shared/author-components'

/** A short label beside a name: a method, a type, "required". */
export function Badge({ tone = 'note', children }: { tone?: AdmonitionKind; children?: ReactNode }) {
  return (
    <span sx={{ variant: 'badges.label', bg: `${tone}.background`, color: `${tone}.text` }}>{children}</span>
  )
}
