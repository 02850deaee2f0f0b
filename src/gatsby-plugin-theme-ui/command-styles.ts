import type { ThemeUICSSObject } from 'theme-ui'

/** Pages of commands: a command's name in headings, and the form in which it is written, told apart from examples. */
export const commandStyles: ThemeUICSSObject = {
  '& :is(h2, h3) > code': { bg: 'transparent', p: 0, letterSpacing: 'normal' },
  '.signature': { borderInlineStart: '3px solid', borderColor: 'accent' },
  '.signature figure': { bg: 'transparent', border: 0, borderRadius: 0 },
  '.signature pre': { paddingBlock: 1, color: 'heading', fontWeight: 'bold' },
  // One line is hardly higher than the button that copies it.
  '.signature figure > :last-child': { insetBlockStart: '-8px', paddingBlock: 0 },
  '.label + p': { mt: 2 },
}
