import type { ReactNode } from 'react'
import { colorRoles } from '../../gatsby-plugin-theme-ui/roles'
import type { AdmonitionKind } from '../../shared/author-components'

/** A short label beside a name: a method, a type, "required". */
export function Badge({ tone = 'note', children }: { tone?: AdmonitionKind; children?: ReactNode }) {
  const { background, text } = colorRoles[tone]
  return (
    <span style={{ backgroundColor: background, color: text }} sx={{ variant: 'badges.label' }}>
      {children}
    </span>
  )
}
