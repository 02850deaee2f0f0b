import type { ThemeUICSSObject } from 'theme-ui'
import { maskOf, shapeOf } from './shapes'

/** The set's "file" and "folder". */
const file = 'M6 2a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8l-6-6zM14 2v6h6'
const folder = 'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-8l-2-3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2z'

/** A nested list drawn as a tree of files and folders. */
export const fileTreeStyles: ThemeUICSSObject = {
  '.file-tree': {
    // As a terminal shows it, in any text.
    direction: 'ltr',
    maxWidth: 'column',
    borderRadius: 3,
    bg: 'surface',
    p: 3,
    fontSize: 1,
    overflowX: 'auto',
  },
  '.file-tree ul': { listStyle: 'none', p: 0 },
  '.file-tree li': { position: 'relative', paddingInlineStart: '1.6em' },
  '.file-tree li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.28em',
    width: '1.1em',
    height: '1.1em',
    bg: 'muted',
    WebkitMask: maskOf(file),
  },
  '.file-tree li:has(> ul)::before': { bg: 'accent', WebkitMaskImage: shapeOf(folder) },
}
