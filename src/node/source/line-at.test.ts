import { lineAt } from './line-at'

it.each([
  ['at the beginning', 0, 1],
  ['at the end of a line, before its sign', 3, 1],
  ['at the beginning of the next', 4, 2],
  ['in an empty line', 8, 3],
])('an offset %s is told with its line', (_, offset, line) => {
  expect(lineAt('one\ntwo\n\n', offset)).toBe(line)
})
