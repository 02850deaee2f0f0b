import { withPrefix } from 'gatsby'
import { sitePath } from './site-path'

jest.mock('gatsby', () => ({ withPrefix: jest.fn((path: string) => path) }))

it('is the path itself where the site stands at the root of its host', () => {
  expect(sitePath('/docs/')).toBe('/docs/')
})

it.each([
  ['/pr-12/docs/', '/docs/'],
  ['/pr-12/', '/'],
  ['/docs/', '/docs/'],
])('under /pr-12/, %s is the page %s', (pathname, path) => {
  jest.mocked(withPrefix).mockReturnValue('/pr-12/')
  expect(sitePath(pathname)).toBe(path)
})
