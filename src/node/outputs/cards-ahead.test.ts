import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { openBuildCache } from '../cache/build-cache'
import { buildSiteModel } from '../model/site-model'
import { drawCardsAhead } from './cards-ahead'
import { cardCache, socialCardOutputs, type CardSite } from './social-cards'

const project = path.join(__dirname, '../../..')
/** A project with a cache of its own. */
let root: string
let site: CardSite

beforeAll(async () => {
  const { settings, ...model } = await buildSiteModel(await loadFixture('unlisted'))
  site = { ...model, settings: settings! }
})
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'cards-'))
  for (const name of ['node_modules', 'src', 'package-lock.json'])
    await symlink(path.join(project, name), path.join(root, name))
})
afterEach(() => rm(root, { recursive: true }))

const kept = () => readdir(path.join(root, '.build-cache', cardCache))

it('leaves nothing to draw for the end of the build', async () => {
  await drawCardsAhead(site, root)
  const draw = jest.fn()
  const outputs = await socialCardOutputs(site, root, await openBuildCache(root, cardCache), draw)
  expect(outputs).toHaveLength(5)
  expect(draw).not.toHaveBeenCalled()
})

it('leaves to the end of the build what can’t be drawn', async () => {
  const [doc] = site.docs
  await drawCardsAhead({ ...site, docs: [{ ...doc!, title: undefined as never }], categories: [] }, root)
  expect(await kept()).toEqual([])
})
