import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteWith, inText, page } from '../../testing/fixtures/author-mistakes'
import { buildSiteModel } from '../node/model/site-model'
import { fixAll, fixFiles, fixMistakes } from './fix-files'

const file = 'content/docs/guide/page.mdx'

/** What becomes of a page's text: the mistakes that the site's check finds in it are fixed. */
async function fixed(text: string) {
  const { mistakes } = await buildSiteModel(siteWith(inText(text)))
  const own = mistakes.filter((mistake) => mistake.file === file)
  return fixMistakes(page(text), own).text
}

/** A page that had another address before. */
const moved = {
  'content/docs/guide/other.mdx': page('## Part', 'Other').replace(
    '\n---\n\n',
    '\naliases:\n  - /docs/guide/old/\n---\n\n',
  ),
}

it.each([
  ['a heading without a space', '##Heading', '## Heading'],
  ['a list without spaces', '-First item', '- First item'],
  ['a numbered list without spaces', 'Text.\n\n1.First', 'Text.\n\n1. First'],
  ['a list with bullets', '• First', '- First'],
  ['a space in a link', '[It] (/docs/guide/).', '[It](/docs/guide/).'],
  ['an entity', 'Five&nbsp keys.', 'Five&nbsp; keys.'],
  ['an entity beside a whole one', 'Five&nbsp;keys, six&nbsp keys.', 'Five&nbsp;keys, six&nbsp; keys.'],
  ['a link without its last slash', '[It](/docs/guide).', '[It](/docs/guide/).'],
  ['a link to an old address', '[It](/docs/guide/old/#part).', '[It](/docs/guide/other/#part).'],
  ['a link to the dev server', '[It](http://localhost:8000/docs/guide/).', '[It](/docs/guide/).'],
  ['a link without a scheme', '[It](//example.org/).', '[It](https://example.org/).'],
  ['what nobody sees', 'Te\u200Bxt.', 'Text.'],
  ['the end of a line of a word processor', 'One line\u000Bis two.', 'One line is two.'],
  ['a separator of lines beside a space', 'One line \u2028is two.', 'One line is two.'],
  ['letters that were read in another encoding', 'It isnâ€™t here.', 'It isn’t here.'],
  ['letters that are drawn as one', 'The \uFB01rst one.', 'The first one.'],
  ['items of a font of its own', '\uF0B7 First', '- First'],
  [
    'an address with tracking',
    '[It](https://example.org/a?b=c&utm_source=x#d).',
    '[It](https://example.org/a?b=c#d).',
  ],
  ['a link to the index beside it', '[It](index.mdx#part).', '[It](/docs/guide/#part).'],
  ['a hyphen that nobody sees in code', 'Type `quil\u00ADibrium`.', 'Type `quilibrium`.'],
  ['a no-break space in a listing', '```sh\nls\u00A0-l\n```', '```sh\nls -l\n```'],
])('fixes %s', async (_, text, right) => {
  const { mistakes } = await buildSiteModel(siteWith({ files: { ...inText(text).files, ...moved } }))
  const own = mistakes.filter((mistake) => mistake.file === file)
  expect(own).toHaveLength(1)
  expect(fixMistakes(page(text), own)).toEqual({ text: page(right), fixed: own })
})

it.each([
  [
    'code of a sentence',
    'Write `[It](/docs/guide)` for [It](/docs/guide).',
    'Write `[It](/docs/guide)` for [It](/docs/guide/).',
  ],
  [
    'code that goes on in the next line',
    'Use `a\n-First` now, [It](/docs/guide).',
    'Use `a\n-First` now, [It](/docs/guide/).',
  ],
  [
    'a listing',
    '```md\n-First\nTe\u200Bxt &nbsp\n```\n\n-First',
    '```md\n-First\nTe\u200Bxt &nbsp\n```\n\n- First',
  ],
  ['a listing in a list', '- a\n\n  ~~~\n  ##b\n  ~~~\n\n##C', '- a\n\n  ~~~\n  ##b\n  ~~~\n\n## C'],
  ['what nobody sees in code', 'Te\u200Bxt `a\u200Bb`.', 'Text `a\u200Bb`.'],
  [
    'a version or the number of a section before a name',
    '1.First\n\n10.Beta and [it](/docs/guide).\n\n3.Security',
    '1. First\n\n10.Beta and [it](/docs/guide/).\n\n3.Security',
  ],
  ['lists of other signs', '* a\n* b\n\n1. c\n1. d\n\n-First', '* a\n* b\n\n1. c\n1. d\n\n- First'],
])('leaves %s as it is', async (_, text, right) => expect(await fixed(text)).toBe(page(right)))

it('fixes a whole list at once', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fix-'))
  const where = path.join(root, file)
  mkdirSync(path.dirname(where), { recursive: true })
  writeFileSync(where, page('-First\n-Second\n-Third\n\n1.First\n2.Second'))
  const find = () => buildSiteModel(siteWith({ files: { [file]: readFileSync(where, 'utf8') } }))
  const { found, fixed } = await fixAll(root, find)
  expect(readFileSync(where, 'utf8')).toBe(page('- First\n- Second\n- Third\n\n1. First\n2. Second'))
  expect(fixed.map(({ line }) => line)).toEqual([6, 10, 7, 11, 8])
  expect(found.mistakes).toEqual([])
  rmSync(root, { recursive: true })
})

it('leaves lines that end with CR and LF as they are, beside some that end with CR alone', () => {
  const edit = { from: '\r', to: '\n', everywhere: true } as const
  const mistake = { file, line: 1, message: 'x', fix: 'x', edit }
  expect(fixMistakes('a\rb\r\nc\r', [mistake]).text).toBe('a\nb\r\nc\n')
})

it('fixes the ends of lines in the whole file', async () => {
  const text = page('One.\n\nTwo.')
  const { mistakes } = await buildSiteModel(siteWith({ files: { [file]: text.replaceAll('\n', '\r') } }))
  expect(fixMistakes(text.replaceAll('\n', '\r'), mistakes).text).toBe(text)
})

it('leaves alone what an author has to decide', async () => {
  expect(await fixed('[It](/docs/nowhere/), **bold')).toBe(page('[It](/docs/nowhere/), **bold'))
})

it('leaves a file alone that is not in UTF-8: written anew it would lose its letters', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fix-'))
  const bytes = Buffer.from('##Caf\xe9\n', 'latin1')
  writeFileSync(path.join(root, 'a.mdx'), bytes)
  const mistake = { file: 'a.mdx', line: 1, message: 'x', fix: 'x', edit: { from: '##', to: '## ' } }
  expect(fixFiles(root, [mistake])).toEqual([])
  expect(readFileSync(path.join(root, 'a.mdx'))).toEqual(bytes)
  rmSync(root, { recursive: true })
})
