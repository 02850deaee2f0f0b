import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteWith, inText, page } from '../../testing/fixtures/author-mistakes'
import { buildSiteModel } from '../node/model/site-model'
import { mendFiles, mendText } from './mend-files'

const file = 'content/docs/guide/page.mdx'

/** What becomes of a page's text: the mistakes that the site's check finds in it are mended. */
async function mended(text: string) {
  const { faults } = await buildSiteModel(siteWith(inText(text)))
  const own = faults.filter((fault) => fault.file === file)
  return mendText(page(text), own).text
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
])('mends %s', async (_, text, right) => {
  const { faults } = await buildSiteModel(siteWith({ files: { ...inText(text).files, ...moved } }))
  const own = faults.filter((fault) => fault.file === file)
  expect(own).toHaveLength(1)
  expect(mendText(page(text), own)).toEqual({ text: page(right), mended: own })
})

it('mends the ends of lines in the whole file', async () => {
  const text = page('One.\n\nTwo.')
  const { faults } = await buildSiteModel(siteWith({ files: { [file]: text.replaceAll('\n', '\r') } }))
  expect(mendText(text.replaceAll('\n', '\r'), faults).text).toBe(text)
})

it('leaves alone what an author has to decide', async () => {
  expect(await mended('[It](/docs/nowhere/), **bold')).toBe(page('[It](/docs/nowhere/), **bold'))
})

it('leaves a file alone that is not in UTF-8: written anew it would lose its letters', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'mend-'))
  const bytes = Buffer.from('##Caf\xe9\n', 'latin1')
  writeFileSync(path.join(root, 'a.mdx'), bytes)
  const fault = { file: 'a.mdx', line: 1, message: 'x', fix: 'x', edit: { from: '##', to: '## ' } }
  expect(mendFiles(root, [fault])).toEqual([])
  expect(readFileSync(path.join(root, 'a.mdx'))).toEqual(bytes)
  rmSync(root, { recursive: true })
})
