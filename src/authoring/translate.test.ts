import { loadFixture } from '../../testing/fixtures/load-fixture'
import { textHash } from '../node/model/translations'
import { reportOfTranslations, translate } from './translate'

const source = loadFixture('editions', {}, 'ar').then(({ edition }) => edition!)
const step = async (place: string, done = false) => translate({ source: await source, place, done })

it('a translation begins as a copy that says what it follows', async () => {
  const original = (await source).originals.get('guide/second.mdx')!
  const { write, report } = await step('guide/second')
  expect(write?.file).toBe('content/i18n/ar/docs/guide/second.mdx')
  expect(write?.text).toBe(original.replace('\n---', `\ntranslates: '${textHash(original)}'\n---`))
  expect(report).toMatch(/is a copy of the original/)
})

it('a page may be named by its file, or its folder', async () => {
  for (const place of [
    'content/docs/guide/second.mdx',
    'guide/second.mdx',
    '/docs/guide/second/',
    './guide/second',
  ])
    expect((await step(place)).write?.file).toBe('content/i18n/ar/docs/guide/second.mdx')
  expect((await step('guide')).report).toBe(
    'content/i18n/ar/docs/guide/index.mdx follows the original as it is.',
  )
})

it('a folder without a page of its own has its category translated', async () => {
  for (const place of ['guide/birds', 'guide/birds/_category.yml'])
    expect((await step(place)).report).toMatch(/content\/i18n\/ar\/docs\/guide\/birds\/_category\.yml/)
})

it('what has changed since can be seen, and is noted once it is translated', async () => {
  expect((await step('guide/first')).report).toContain(
    'git diff 000000000000 HEAD:content/docs/guide/first.mdx',
  )
  const { write } = await step('guide/first', true)
  const hash = textHash((await source).originals.get('guide/first.mdx')!)
  expect(write?.text).toContain(`\ntranslates: '${hash}'\n---\n`)
  expect(write?.text.match(/translates/g)).toHaveLength(1)
})

it('what is not there is named', async () => {
  await expect(step('guide/secnd')).rejects.toThrow('Did you mean "guide/second"?')
  await expect(step('guide/second', true)).rejects.toThrow(/There is no .*second.mdx yet/)
})

it('what is left to do is a list', async () => {
  expect(reportOfTranslations(await source)).toBe(
    `ar (العربية): 3 of 6 files are translated.
The original has changed since:
  guide/first.mdx
Not translated:
  guide/birds/wren.mdx
  guide/newest.mdx
  guide/second.mdx`,
  )
})
