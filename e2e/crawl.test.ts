import { readFileSync } from 'node:fs'
import { crawl } from './crawl'
import { allRoutes } from './routes'
import type { Redirect } from '../src/shared/site'

const redirects = JSON.parse(readFileSync('public/redirects.json', 'utf8')) as Redirect[]

it('a crawler that knows nothing of the build finds nothing broken', async () => {
  const starts = ['/', '/404.html', ...redirects.map(({ from }) => encodeURI(from))]
  const { checked, broken } = await crawl(starts.map((path) => process.env.SITE_URL! + path))
  expect(broken).toEqual([])
  expect(checked).toBeGreaterThan(2 * allRoutes.length)
}, 180_000)
