import type { ThemeUICSSObject } from 'theme-ui'
import { tokenRoles } from './roles'

/** Colours of highlighted code. */
export const codeStyles: ThemeUICSSObject = {
  ...Object.fromEntries(tokenRoles.map((role) => [`.tk-${role}`, { color: `code.${role}` }])),
  '.tk-string-expression': { color: 'code.string' },
  '.tk-link': { color: 'code.constant', textDecoration: 'underline' },
  'pre > code': { display: 'block', width: 'fit-content', minWidth: '100%' },
  '.line.highlighted': { bg: 'code.marked' },
  '.line.diff.add': { bg: 'code.added', '&::before': { content: '"+"' } },
  '.line.diff.remove': { bg: 'code.removed', '&::before': { content: '"−"' } },
  // Drawn, not written: what style sheets add can be neither selected nor copied.
  '.line.command::before': { content: '"$ "', color: 'muted' },
  '.line.command.more::before': { content: '"> "' },
  '.line.output': { color: 'muted' },
  '.line.highlighted, .line.diff': {
    // As high as a line and as wide as the longest: no gap between two of them, and none beside them.
    display: 'inline-block',
    verticalAlign: 'top',
    minHeight: '1lh',
    width: '100%',
    marginInline: -3,
    paddingInline: 3,
    boxSizing: 'content-box',
  },
  '.line.diff::before': { position: 'absolute', marginInlineStart: '-13px', color: 'muted' },
}
