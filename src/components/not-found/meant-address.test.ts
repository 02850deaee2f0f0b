import { meantAddress } from './meant-address'

const known = ['/', '/docs/learn/', '/docs/learn/intro/']

it.each([
  ['/docs/learn/intro', '', '/docs/learn/intro/'],
  ['/docs/learn/intro.html', '?a=1#b', '/docs/learn/intro/?a=1#b'],
  ['/docs/learn/intro%20', '#b', '/docs/learn/intro/#b'],
  ['/docs/learn/intro/%C2%A0', '', '/docs/learn/intro/'],
  ['/docs/learn/intro/%23ports', '', '/docs/learn/intro/#ports'],
  ['/docs/learn/intro%23ports', '?a=1', '/docs/learn/intro/#ports'],
  ['/docs/learn/intro/%3Fa=b%20c%23ports', '', '/docs/learn/intro/?a=b%20c#ports'],
  ['/docs%2Flearn%2Fintro', '', '/docs/learn/intro/'],
])('by %s with "%s", %s is meant', (asked, rest, meant) =>
  expect(meantAddress(asked, known, rest)).toBe(meant),
)

it.each(['/docs/intro/', '/docs/learn/50%/', '/docs/learn/intro%2520/', '%2F%2Fexample.com/'])(
  'by %s no page is meant',
  (asked) => expect(meantAddress(asked, known, '')).toBeUndefined(),
)
