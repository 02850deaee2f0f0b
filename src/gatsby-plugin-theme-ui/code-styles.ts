import type { ThemeUICSSObject } from 'theme-ui'
import { tokenRoles } from './roles'

/** Colours of highlighted code. */
export const codeStyles: ThemeUICSSObject = {
  ...Object.fromEntries(tokenRoles.map((role) => [`.tk-${role}`, { color: `code.${role}` }])),
  '.tk-string-expression': { color: 'code.string' },
  '.tk-link': { color: 'code.constant', textDecoration: 'underline' },
  '.line.highlighted': { bg: 'code.marked' },
  '.line.diff.add': { bg: 'code.added', '&::before': { content: '"+"' } },
  '.line.diff.remove': { bg: 'code.removed', '&::before': { content: '"−"' } },
  // Drawn, not written: what style sheets add can be neither selected nor copied.
  '.line.command::before': { content: '"$ "', color: 'muted' },
  '.line.command.more::before': { content: '"> "' },
  '.line.output': { color: 'muted' },
  '.line.highlighted, .line.diff': {
    display: 'inline-block',
    width: '100%',
    marginInline: -3,
    paddingInline: 3,
    boxSizing: 'content-box',
  },
  '.line.diff::before': { position: 'absolute', marginInlineStart: '-13px', color: 'muted' },
}
