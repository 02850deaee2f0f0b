import type { ThemeUICSSObject } from 'theme-ui'

/** Pages of commands: a command's name in headings, and the form in which it is written, told apart from examples. */
export const commandStyles: ThemeUICSSObject = {
  '& :is(h2, h3) > code': { bg: 'transparent', p: 0, letterSpacing: 'normal' },
  '.signature pre': { paddingBlock: ['0.5625rem', 2], color: 'heading', fontWeight: 'bold' },
  // In the middle of one line.
  '.signature figure > :last-child': { paddingBlock: 0, alignSelf: 'center' },
  // On a phone its sign stands in the middle of the first line.
  '.signature figure button': { paddingBlock: '2px 0' },
  '.label + p': { mt: 2 },
}
