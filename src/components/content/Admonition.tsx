import { CircleAlert, Info, Lightbulb, OctagonX, TriangleAlert } from '../ui/icons'
import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../shared/author-components'
import { Icon } from '../ui/Icon'
import { colorRoles } from '../../gatsby-plugin-theme-ui/roles'
import { below } from '../../gatsby-plugin-theme-ui/below'

/** The title that a box has where its author gives none, and its sign. */
const looks = {
  note: { title: WORDS.content.admonitions.note, icon: CircleAlert },
  tip: { title: WORDS.content.admonitions.tip, icon: Lightbulb },
  info: { title: WORDS.content.admonitions.info, icon: Info },
  warning: { title: WORDS.content.admonitions.warning, icon: TriangleAlert },
  danger: { title: WORDS.content.admonitions.danger, icon: OctagonX },
} satisfies Record<AdmonitionKind, object>

interface AdmonitionProps {
  kind: AdmonitionKind
  title?: string
  children?: ReactNode
}

/** A box beside the flow of the text: what `:::note[Title]` becomes. */
export function Admonition({ kind, title = looks[kind].title, children }: AdmonitionProps) {
  const { icon } = looks[kind]
  return (
    <aside
      aria-label={title}
      style={{ backgroundColor: colorRoles[kind].background }}
      sx={{
        borderRadius: 3,
        p: 3,
        fontSize: 1,
        [below()]: { mt: 2 },
      }}
    >
      <p
        style={{ color: colorRoles[kind].text }}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 'bold' }}
      >
        <Icon node={icon} size={18} sx={{ flex: 'none' }} />
        {title}
      </p>
      {children}
    </aside>
  )
}
