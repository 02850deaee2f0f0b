import { execFileSync } from 'node:child_process'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import type { EditionSource } from '../source/other-editions'
import { checkTranslations, textHash, translationStates, warnOfTranslations } from './translations'

const arabic = loadFixture('editions', {}, 'ar').then(({ edition }) => edition!)

/** The Arabic edition with other translations. */
const withTexts = async (texts: Record<string, string>): Promise<EditionSource> => ({
  ...(await arabic),
  translated: Object.entries(texts).map(([file, text]) => ({
    file,
    text,
    folder: 'content/i18n/ar/docs',
  })),
})
const told = (mistakes: { file: string; message: string; fix?: string }[]) =>
  mistakes.map(({ file, message, fix }) => `${file} ${message} ${fix}`)

it('a text has the name that Git gives it', () => {
  const text = 'الصفحة\n'
  const [hash] = execFileSync('git', ['hash-object', '--stdin'], { input: text }).toString().split('\n')
  expect(hash!.startsWith(textHash(text))).toBe(true)
})

it('a translation is one of the text that it names', async () => {
  expect(Object.fromEntries(translationStates(await arabic))).toEqual({
    'guide/birds/_category.yml': 'translated',
    'guide/birds/wren.mdx': 'untranslated',
    'guide/first.mdx': 'outdated',
    'guide/index.mdx': 'translated',
    'guide/newest.mdx': 'untranslated',
    'guide/second.mdx': 'untranslated',
  })
})

it('outdated translations are told, and how many are missing', async () => {
  expect(told(warnOfTranslations(await arabic))).toEqual([
    'content/i18n/ar/docs/guide/first.mdx The original has changed since this was translated. "npm run translate -- ar guide/first" says how to see what.',
    'content/i18n/ar/docs lacks 3 of 6 files: readers get them in the default language. "npm run translate -- ar" lists them.',
  ])
})

it('the default language has no translations to be told of', async () => {
  const { edition } = await loadFixture('editions')
  expect([...warnOfTranslations(edition), ...checkTranslations(edition)]).toEqual([])
  expect(warnOfTranslations(undefined)).toEqual([])
})

it('a translation follows a page that is there, at its address, and says which text', async () => {
  expect(
    told(
      checkTranslations(
        await withTexts({
          'guide/gone.mdx': '---\ntitle: A\n---\n',
          'guide/first.mdx': '---\ntitle: A\n---\n',
          'guide/newest.mdx': "---\ntranslates: '000000000000'\n---\n",
          'guide/index.mdx': "---\nslug: other\ntranslates: '000000000000'\n---\n",
          'guide/birds/_category.yml': 'listing: others\n',
        }),
      ),
    ),
  ).toEqual([
    'content/i18n/ar/docs/guide/gone.mdx This translates content/docs/guide/gone.mdx, which is not there. Move it to where the page is now, or delete it.',
    'content/i18n/ar/docs/guide/first.mdx The page does not say which text it translates. Run "npm run translate -- ar guide/first --done".',
    'content/i18n/ar/docs/guide/newest.mdx The page has another address than its original. Write "slug: brand-new", as there.',
    'content/i18n/ar/docs/guide/index.mdx The page has another address than its original. Remove "slug", which the original has not.',
    'content/i18n/ar/docs/guide/birds/_category.yml The page has another address than its original. Write "listing: birds", as there.',
  ])
})
