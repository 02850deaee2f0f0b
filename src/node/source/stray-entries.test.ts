import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixtureSettings } from '../../../testing/fixtures/load-fixture'
import type { SiteSettings } from '../../site/settings-schema'
import { strayEntries } from './stray-entries'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stray-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const settings = fixtureSettings
function write(name: string) {
  const file = path.join(root, 'content', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
}

it.each([
  ['page.mdx', 'page.mdx', 'Pages stand in the folder of a section, below content/docs.'],
  ['glosary.yml', 'glosary.yml', 'Did you mean "glossary.yml"?'],
  ['images/a.png', 'images', 'Pictures stand beside their page, downloads in static/.'],
  ['services/keys.yaml', 'services/keys.yaml', 'Rename it: the file of a service ends with .yml.'],
  ['i18n/xx/docs/a.mdx', 'i18n/xx', 'Name it under "translations" in src/site/settings.ts: "xx".'],
  ['versions/9/docs/a.mdx', 'versions/9', 'Name it under "olderVersions" in src/site/settings.ts: "9".'],
])('content/%s is told', async (written, told, fix) => {
  write(written)
  expect(await strayEntries(root, settings)).toEqual([
    { file: `content/${told}`, message: 'Nothing reads this.', fix: expect.stringContaining(fix) as string },
  ])
})

it('what is read is not told, nor what editors leave', async () => {
  for (const name of ['docs/a.mdx', 'services/keys.yml', 'variables.yml', 'words.txt', '.DS_Store', 'a.yml~'])
    write(name)
  expect(await strayEntries(root, settings)).toEqual([])
})

it('languages and versions that the settings name are read', async () => {
  write('i18n/ar/docs/a.mdx')
  write('versions/1.0/docs/a.mdx')
  const named = { ...settings, translations: [{ name: 'ar' }], olderVersions: [{ name: '1.0' }] }
  expect(await strayEntries(root, named as SiteSettings)).toEqual([])
  expect(await strayEntries(root, { translations: 'ar' } as unknown as SiteSettings)).toHaveLength(2)
})

it('a line of words.txt with a space is told', async () => {
  write('words.txt')
  writeFileSync(path.join(root, 'content/words.txt'), 'ACP\ntwo words\nADKG # a comment\n')
  expect(await strayEntries(root, settings)).toEqual([
    {
      file: 'content/words.txt',
      line: 2,
      message: '"two words" is more than one word: no text is checked for it.',
      fix: 'Write each word on a line of its own.',
    },
  ])
})
