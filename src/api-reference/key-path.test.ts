import { keepsPath, pathTrouble } from './key-path'

it.each([
  ['photos/cat.jpg', undefined],
  ['folder/', undefined],
  ['a..b/.hidden/...', undefined],
  ['%2e%2e/a', undefined],
  ['', undefined],
  ['..', 'dots'],
  ['./a', 'dots'],
  ['a/../b', 'dots'],
  ['a//..', 'dots'],
  ['/a', 'slashes'],
  ['a//b', 'slashes'],
  ['a//', 'slashes'],
  ['/', 'slashes'],
])('what clients on the way may make of the key %j: %s', (key, trouble) => {
  expect(pathTrouble(key)).toBe(trouble)
})

it.each([
  ['https://a.example.com/photos/cat.jpg?x=..', true],
  ['https://a.example.com//a//b', true],
  ['https://a.example.com/..', false],
  ['https://a.example.com/a/./b', false],
  // Encoding the periods doesn't help.
  ['https://a.example.com/a/%2E%2e/b', false],
])('whether a browser sends %s as it is: %s', (url, keeps) => {
  expect(keepsPath(url)).toBe(keeps)
  expect(new URL(url).href === url).toBe(keeps)
})
