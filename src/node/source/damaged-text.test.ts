import { docs, page, siteWith } from '../../../testing/fixtures/author-mistakes'
import { buildSiteModel } from '../model/site-model'
import { repairText } from './damaged-text'

const file = docs('page.mdx')
/** A page with a mistake in its frontmatter, line 4, and a dead link in line 9. */
const damaged = (text = 'Text.') =>
  page(`${text}\n\n[It](/docs/nowhere/)`).replace('\n---\n\n', '\nordr: 1\n---\n\n')
/** The beginnings of what is told of a page, as long as those that are expected. */
async function told(text: string, expected: readonly string[]) {
  const { mistakes } = await buildSiteModel(siteWith({ files: { [file]: text } }))
  const all = mistakes
    .filter((mistake) => mistake.file === file)
    .map(({ line, message }) => `${line} ${message}`)
  return all.sort().map((one) => expected.find((start) => one.startsWith(start)) ?? one)
}
const key = '4 Unknown key'

/** A text as Node reads the file of an editor that saves otherwise. */
const saved = (text: string, encoding: 'utf16le' | 'latin1') => Buffer.from(text, encoding).toString()
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16().toString()

it.each([
  ['as it should be', damaged(), []],
  ['with a mark of byte order', `\uFEFF${damaged()}`, []],
  ['with lines that end with CR and LF', damaged().replaceAll('\n', '\r\n'), []],
  ['with lines that end with CR', damaged().replaceAll('\n', '\r'), ['1 The lines']],
  ['in Latin-1', saved(damaged('Grün.'), 'latin1'), ['7 Bytes']],
  ['in UTF-16', saved(`\uFEFF${damaged('Ċ ਅ ’ “Grün” \u0A05.')}`, 'utf16le'), ['1 The file']],
  ['in UTF-16 without a mark', saved(damaged(), 'utf16le'), ['1 The file']],
  ['in the other UTF-16', bigEndian(`\uFEFF${damaged('Ċ ਅ ’ “Grün”.')}`), ['1 The file']],
  [
    'in UTF-16 with CR and LF',
    saved(`\uFEFF${damaged().replaceAll('\n', '\r\n')}`, 'utf16le'),
    ['1 The file'],
  ],
])('tells the lines of a file %s', async (_, text, more) => {
  const expected = [...more, key, '9 The link'].sort()
  expect(await told(text, expected)).toEqual(expected)
})

it('lines keep their numbers where a conflict is left', async () => {
  const expected = ['12 The link', key, '7 A conflict']
  expect(await told(damaged('<<<<<<< a\nA\n=======\n>>>>>>> b'), expected)).toEqual(expected)
})

it('lines keep their numbers where something stands above the frontmatter', async () => {
  const text = `\n \n${damaged('Te\u200Bxt.').replace('title: Page', 'title: Pa\u200Bge')}`
  const expected = ['1 The frontmatter', '11 The link', '4 A character', '6 Unknown key', '9 A character']
  expect(await told(text, expected)).toEqual(expected)
})

it('a text that is whole is the same', () =>
  expect(repairText(page(), file)).toEqual({ text: page(), mistakes: [] }))
