import { rowName, rowTitle } from './row-name'

it.each([
  ['NotFound', 'NotFound'],
  ['  two\n lines ', 'two lines'],
  ['takes 5\u00a0GB', 'takes 5 GB'],
  [
    'detected an error that takes many more words than one line has',
    'detected an error that takes many more',
  ],
  [
    'error while loading shared libraries, libmpfr.so.6: no such file',
    'error while loading shared libraries',
  ],
])('the row of %j is called %j', (cell, name) => {
  expect(rowName(cell)).toBe(name)
})

it('a word that is longer than a name is cut nowhere', () => {
  expect(rowName('x'.repeat(100))).toBe('x'.repeat(100))
})

it('where a name is cut, dots say so', () => {
  expect(rowTitle('detected an error that takes many more words')).toBe(
    'detected an error that takes many more…',
  )
  expect(rowTitle(' NotFound\n')).toBe('NotFound')
})
