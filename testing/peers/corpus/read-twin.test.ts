import { toString } from 'mdast-util-to-string'
import { bodyOf } from './read-twin'

it('a twin has a head that is left out', () => {
  expect(toString(bodyOf('# A\n\n> B\n\nSource: C\n\n## D\n\nE\n', 'a.md'))).toBe('DE')
})

it('a file that begins otherwise is no twin', () => {
  expect(() => bodyOf('# A\n\nB\n\nC\n', 'a.md')).toThrow(
    'a.md begins with heading, paragraph, paragraph, not with heading, blockquote, paragraph.',
  )
})
