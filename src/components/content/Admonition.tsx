import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../model/components'

const defaultTitles: Record<AdmonitionKind, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

/** A box beside the flow of the text: what `:::note[Title]` becomes. */
export function Admonition({
  kind,
  title,
  children,
}: {
  kind: AdmonitionKind
  title?: string
  children?: ReactNode
}) {
  return (
    <aside
      aria-label={title ?? defaultTitles[kind]}
      sx={{
        bg: `${kind}.background`,
        borderInlineStart: '3px solid',
        borderColor: `${kind}.text`,
        borderRadius: 1,
        px: 3,
        py: 3,
        '& > * + *': { mt: 2 },
      }}
    >
      <p sx={{ color: `${kind}.text`, fontWeight: 'bold', fontSize: 1 }}>{title ?? defaultTitles[kind]}</p>
      {children}
    </aside>
  )
}
