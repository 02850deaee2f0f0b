import { codeIn } from './code-in-text'

it.each([
  ['a `b` c', ['`b`']],
  ['a ``b ` c`` \\` d ` e', ['``b ` c``']],
  ['a `b\nc` d', ['`b\nc`']],
  ['a `b\n\nc` d', []],
  ['```ts\n`a`\n```\n`b`', ['```ts\n`a`\n```', '`b`']],
  ['````md\n```\na\n```\n````\nb', ['````md\n```\na\n```\n````']],
  ['- a\n\n  ~~~\n  b\n  ~~~\n> ```\n> c\n> ```', ['  ~~~\n  b\n  ~~~', '> ```\n> c\n> ```']],
  ['a\n```\nb', ['```\nb']],
  ['a ```b``` c', ['```b```']],
])('finds the code of %j', (text, code) =>
  expect(
    codeIn(text)
      .map(([from, to]) => text.slice(from, to))
      .sort(),
  ).toEqual([...code].sort()),
)
