import type { ThemeUICSSObject } from 'theme-ui'
import { flowStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { targeted } from '../../shared/target'

/** Styles of an operation's or a type's page: two columns, and lists of members. */
export const apiStyles: ThemeUICSSObject = {
  '.api-columns': {
    display: ['block', null, 'grid'],
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 5,
  },
  '.flow': flowStyles,
  '.api-text': { maxWidth: 'column' },
  '.api-samples': {
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    position: [null, null, 'sticky'],
    top: 'calc(var(--navbar-height) + 24px)',
    maxHeight: [null, null, 'calc(100vh - var(--navbar-height) - 48px)'],
    overflowY: [null, null, 'auto'],
    mt: [5, null, 0],
    '@media print': { position: 'static', maxHeight: 'none' },
  },
  '.api-facts': { mt: 5, gridColumn: 1 },
  '.members': { m: 0, maxWidth: 'column' },
  '.members > div': {
    borderTop: '1px solid',
    borderColor: 'border',
    py: 3,
    scrollMarginTop: 'calc(var(--navbar-height) + 1rem)',
    [targeted('&')]: {
      bg: 'accentSoft',
      boxShadow: `calc(var(--dir) * -12px) 0 0 ${colorValue('accentSoft')}`,
    },
  },
  dt: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
  'dt > a': { color: 'heading', textDecoration: 'none', fontWeight: 'bold', overflowWrap: 'anywhere' },
  'dt > span': { fontSize: 1, color: 'muted' },
  dd: { m: 0, mt: 1, fontSize: 1, lineHeight: 'tight' },
  'dd > ul': { listStyle: 'none', p: 0, mt: 1, color: 'muted' },
  'dd > ul > li ~ li': { mt: 1 },
  'dd > details': { mt: 2 },
  summary: { cursor: 'pointer' },
  'dd .members': { mt: 2, paddingInlineStart: 3, borderInlineStart: '2px solid', borderColor: 'border' },
}
