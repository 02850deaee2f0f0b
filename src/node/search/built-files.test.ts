import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { searchIndexes, settingsRef, textsPath } from '../../shared/search'
import { checkSearchFiles, removeOldSearchFiles, searchFilesIn } from './built-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: unknown) {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content))
}

/** Writes what a build under a base path leaves, all files or all but one. */
function buildSite(base: string, without?: string) {
  const entry = (name: string) => ({
    publicIndexURL: `${base}/static/${name}.index.txt`,
    publicStoreURL: `${base}/static/${name}.store.${name === 'headings' ? 'txt' : 'json'}`,
  })
  write('page-data/sq/d/1.json', { data: { siteSettings: {} } })
  write('page-data/sq/d/2.json', {
    data: Object.fromEntries(searchIndexes.map((name) => [name, entry(name)])),
  })
  const titles = { [settingsRef]: { maxHits: 3, suggested: [], synonyms: [] }, 0: { texts: 'abc' } }
  const files: Record<string, unknown> = {
    '/static/titles.store.json': titles,
    '/static/headings.store.txt': {},
    [textsPath('abc')]: [],
    ...Object.fromEntries(searchIndexes.map((name) => [`/static/${name}.index.txt`, ''])),
  }
  for (const [file, content] of Object.entries(files)) if (file !== without) write(file, content)
}

it('the search’s files are named by the answer to its query', () => {
  buildSite('/pr-1')
  expect(searchFilesIn(folder, '/pr-1')).toEqual({
    indexes: {
      titles: '/static/titles.index.txt',
      keywords: '/static/keywords.index.txt',
      summaries: '/static/summaries.index.txt',
      headings: '/static/headings.index.txt',
      names: '/static/names.index.txt',
      bodies: '/static/bodies.index.txt',
    },
    titles: '/static/titles.store.json',
    headings: '/static/headings.store.txt',
  })
})

it('a site that has them all is let pass', () => {
  buildSite('/pr-1')
  expect(() => checkSearchFiles(folder, '/pr-1')).not.toThrow()
})

it.each([
  '/static/titles.index.txt',
  '/static/bodies.index.txt',
  '/static/titles.store.json',
  '/static/headings.store.txt',
  textsPath('abc'),
])('a site without %s is stopped, with the file and what to do', (file) => {
  buildSite('', file)
  expect(() => checkSearchFiles(folder, '')).toThrow(
    new RegExp(`not written:\n  ${folder}${file}\nDelete \\.cache/ and public/`),
  )
})

it('what earlier builds have asked for is removed, and nothing else', () => {
  buildSite('/pr-1')
  const old = ['/static/old.index.txt', '/static/old.store.json', '/static/old.store.txt', textsPath('old')]
  for (const file of [...old, '/static/app-1.js']) write(file, '')
  removeOldSearchFiles(folder, '/pr-1')
  expect(() => checkSearchFiles(folder, '/pr-1')).not.toThrow()
  for (const file of old) expect(existsSync(path.join(folder, file))).toBe(false)
  expect(existsSync(path.join(folder, 'static/app-1.js'))).toBe(true)
})

it('a folder without a site is told apart', () => {
  expect(() => searchFilesIn(folder)).toThrow(/holds no built site with a search/)
})
