import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  finishedAt,
  finishedBuild,
  markFile,
  measureFolder,
  sourcesOf,
  untouchedBuild,
  type FinishedBuild,
} from './built-mark'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(folder, 'page-data'))
  write('index.html', '<h1>Hello</h1>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const build = { state: 'finished', commit: '1a2b3c4d5e', changed: false, basePath: '/' } as const
const finish = async () => write(markFile, JSON.stringify({ ...build, ...(await measureFolder(folder)) }))

it('a build that has ended well is known by its mark', async () => {
  await finish()
  expect(finishedBuild(folder)).toMatchObject(build)
  expect(await untouchedBuild(folder)).toMatchObject({ ...build, files: 1 })
})

it.each([
  ['has failed', undefined],
  ['was cut off while it wrote its mark', '{"state":"fini'],
  ['has a mark that says nothing', '"x"'],
  ['has a mark without its path', '{"state":"finished"}'],
])('one that %s is refused', async (_, mark) => {
  if (mark) write(markFile, mark)
  const message = /holds no finished site: its build has failed or was stopped\. Run "npm run build"/
  expect(() => finishedBuild(folder)).toThrow(message)
  await expect(untouchedBuild(folder)).rejects.toThrow(message)
})

it('what the dev server has left is no site', () => {
  write(markFile, JSON.stringify({ state: 'developing' }))
  expect(() => finishedBuild(folder)).toThrow(
    /holds the data of the dev server .* Run "npm run build" first\.$/,
  )
})

it('one that was built for another path is neither served nor deployed there', async () => {
  await finish()
  expect(finishedBuild(folder, '/')).toMatchObject(build)
  const message = `${folder} was built for /, and would stand at /docs/. Build it for that path: baseUrl in src/site/settings.ts says it for good, "npm run build:preview -- --path /docs/" once. Or take it to /.`
  expect(() => finishedBuild(folder, '/docs/')).toThrow(message)
  await expect(untouchedBuild(folder, '/docs/')).rejects.toThrow(message)
})

it('one that was built for a preview is not built again as a preview of no path', async () => {
  const files = await measureFolder(folder)
  write(markFile, JSON.stringify({ ...build, basePath: '/pr-1/', ...files }))
  expect(() => finishedBuild(folder, '/')).toThrow(
    `${folder} was built for /pr-1/, and would stand at /. Build it for that path: run "npm run build" where baseUrl in src/site/settings.ts says it. Or take it to /pr-1/.`,
  )
})

it.each([
  ['a changed file', () => write('index.html', '<h1>Bye</h1>'), 'Files of it have changed.'],
  ['one more', () => write('more.html', ''), 'It had 1 files and has 2 now.'],
  ['one less', () => rmSync(path.join(folder, 'index.html')), 'It had 1 files and has 0 now.'],
])('%s is told before the site goes online', async (_, change, what) => {
  await finish()
  change()
  await expect(untouchedBuild(folder)).rejects.toThrow(`is not what its build has left. ${what}`)
})

it('of a site that this project has not made nothing is asked', async () => {
  rmSync(path.join(folder, 'page-data'), { recursive: true })
  expect(await untouchedBuild(folder)).toBeNull()
})

it('the mark of an earlier build is not that of the last one', async () => {
  expect(finishedAt(folder)).toBeNull()
  await finish()
  const before = new Date('2026-01-01')
  utimesSync(path.join(folder, markFile), before, before)
  expect(finishedAt(folder)).toBe(before.getTime())
  await finish()
  expect(finishedAt(folder)).toBeGreaterThan(before.getTime())
})

it.each<[Pick<FinishedBuild, 'commit' | 'changed'>, string]>([
  [{ commit: '1a2b3c4d5e', changed: false }, 'commit 1a2b3c4'],
  [{ commit: '1a2b3c4d5e', changed: true }, 'commit 1a2b3c4, with changes that no commit has'],
  [{ commit: null, changed: false }, 'sources without Git'],
])('%j is told as "%s"', (sources, text) =>
  expect(sourcesOf({ ...build, files: 1, digest: '', ...sources })).toBe(text),
)
