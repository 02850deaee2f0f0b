import type { ThemeUICSSObject } from 'theme-ui'
import { targeted } from '../shared/target'
import { colorValue } from './roles'

/** Lists of members: those of an operation and a type, and the arguments and flags of a command. `node/markdown/members.ts` makes them. */
export const memberStyles: ThemeUICSSObject = {
  '.members': { m: 0, maxWidth: 'column' },
  '.members > div': {
    borderTop: '1px solid',
    borderColor: 'border',
    py: 'snug',
    scrollMarginTop: 'calc(var(--navbar-height) + 1rem)',
    [targeted('&')]: {
      bg: 'accentSoft',
      boxShadow: `calc(var(--dir) * -12px) 0 0 ${colorValue('accentSoft')}`,
    },
  },
  '& :is(h2, h3, .label) + .members, .label + style + .members': { mt: 'snug' },
  // One row says it all: the name as it is typed, then its type, whether it must be given, and what it is otherwise.
  dt: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 'snug',
    fontSize: 0,
    // As high as a finger needs its links, in each of several lines.
    lineHeight: '1.5rem',
    color: 'muted',
  },
  'dt > a': { color: 'heading', textDecoration: 'none', overflowWrap: 'anywhere' },
  'dt a': { display: 'inline-block', minWidth: 24 },
  'dt > :is(a, code), dt > a > code': { fontSize: '0.875rem', fontWeight: 'bold', color: 'heading' },
  // A name is the row's title; what it is otherwise is a value, as those that are allowed.
  '&& :is(dt, dt > a) > code': { p: 0, bg: 'transparent' },
  '&& dt span > code, dd :where(p, li) code': { fontSize: 0 },
  dd: { m: 0, mt: 1, fontSize: 1, lineHeight: 'tight' },
  'dd > :where(p, ul)': { maxWidth: 'measure' },
  'dd > :where(:not(style)) ~ *': { mt: 2 },
  'dd > .facts': { listStyle: 'none', p: 0, mt: 1, fontSize: 0 },
  'dd > .facts > li ~ li': { mt: 1 },
  'dd .members': { mt: 2, paddingInlineStart: 3, borderInlineStart: '2px solid', borderColor: 'border' },
  'dd .members > div:first-of-type': { borderTop: 0 },
}
