import path from 'node:path'
import { fixtureSettings } from '../../testing/fixtures/load-fixture'
import { openSite } from './open-site'

const folder = path.resolve('testing/fixtures/sites/draft')
const filesOf = async (...more: [includeDrafts?: boolean]) =>
  (await openSite(folder, fixtureSettings, ...more)).docs.map(({ file }) => file)

it('knows the pages of a folder, drafts among them unless they are left out', async () => {
  expect(await filesOf()).toContain('guide/b.mdx')
  expect(await filesOf(false)).toEqual(['guide/a.mdx', 'guide/c.mdx', 'guide/index.mdx'])
})

it('refuses settings with a mistake, with which it would know no page', async () => {
  const settings = { ...fixtureSettings, tagline: 7 }
  await expect(openSite(folder, settings)).rejects.toThrow('"tagline" must be a string; found 7.')
})
