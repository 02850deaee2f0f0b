import { fixtureSettings, loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from './site-model'

/* eslint-disable @typescript-eslint/consistent-type-imports -- what is mocked is loaded anew */
jest.mock('../../locale/catalogues', () => {
  const { pseudoCatalogue } = jest.requireActual<typeof import('../../../testing/fixtures/pseudo-catalogue')>(
    '../../../testing/fixtures/pseudo-catalogue',
  )
  const catalogues = { en: pseudoCatalogue, ar: { ...pseudoCatalogue, tag: 'ar' } }
  return { catalogues, catalogueOf: () => pseudoCatalogue }
})

const modelOf = async (edition: string, change: object = {}) => {
  const source = await loadFixture('editions', {}, edition)
  return buildSiteModel({ ...source, settings: { ...(source.settings as object), ...change } })
}
const pathsOf = async (edition: string) => (await modelOf(edition)).docs.map(({ path }) => path).sort()
const docOf = async (edition: string, docId: string) =>
  (await modelOf(edition)).docs.find((doc) => doc.docId === docId)!

describe('a site of two languages and two versions', () => {
  it.each(['', 'ar', '1.0', 'ar/1.0'])('has no mistakes in its edition "%s"', async (edition) => {
    expect((await modelOf(edition)).mistakes).toEqual([])
  })

  it('has all pages of a version in each of its languages, and no page of another version', async () => {
    expect(await pathsOf('ar')).toEqual(await pathsOf(''))
    expect(await pathsOf('')).toContain('/docs/guide/brand-new/')
    expect(await pathsOf('1.0')).toEqual(['/docs/guide/', '/docs/guide/first/'])
    expect(await pathsOf('ar/1.0')).toEqual(await pathsOf('1.0'))
  })

  it('shows a page in its language, and in the default one where it is not translated', async () => {
    expect((await docOf('ar', 'guide/first')).title).toBe('الأولى')
    expect((await docOf('ar', 'guide/second')).title).toBe('Second')
    expect((await docOf('ar/1.0', 'guide/first')).title).toBe('الأولى')
    expect((await docOf('ar/1.0', 'guide/index')).title).toBe('Guide')
  })

  it('takes names from the version, and pictures from the original', async () => {
    expect(JSON.stringify((await docOf('1.0', 'guide/first')).content)).toContain('of Former as it was')
    const { content, images } = await docOf('ar', 'guide/first')
    expect(JSON.stringify(content)).toContain('Example')
    expect(images).toEqual([{ src: './square.png', file: 'guide/square.png' }])
  })

  it('leads to the file of a page that is edited', async () => {
    const of = async (edition: string, docId: string) => (await docOf(edition, docId)).editUrl
    expect(await of('', 'guide/first')).toBe('https://example.org/edit/content/docs/guide/first.mdx')
    expect(await of('ar', 'guide/first')).toBe(
      'https://example.org/edit/content/i18n/ar/docs/guide/first.mdx',
    )
    expect(await of('ar', 'guide/second')).toBe('https://example.org/edit/content/docs/guide/second.mdx')
    expect(await of('1.0', 'guide/first')).toBe(
      'https://example.org/edit/content/versions/1.0/docs/guide/first.mdx',
    )
  })

  it('has an address, a language and a version of its own', async () => {
    const { settings, version } = await modelOf('ar/1.0')
    expect(settings).toMatchObject({
      url: 'https://docs.example.org/ar/1.0/',
      locale: { name: 'ar', direction: 'rtl' },
    })
    expect(version).toMatchObject({ name: '1.0', label: '1.0', isLast: true, path: '/ar/1.0/docs/' })
  })

  it('says the settings in its language', async () => {
    const { settings, sidebars, warnings } = await modelOf('ar')
    expect([settings?.title, sidebars[0]?.label]).toEqual(['وثائق', 'الدليل'])
    const told = warnings.filter(({ file }) => file === 'content/i18n/ar/labels.yml')
    expect(told.map(({ message }) => message)).toEqual([
      'lacks texts of the settings: "Documentation for tests", "Documentation that exists to test how the pages of a site are made from files.", "Next", "Nobody".',
      'has texts that the settings have not: "Gone".',
    ])
  })
})

describe('what a page knows of other editions', () => {
  it('are the languages that have it, the versions that lack it, and how its text stands to the original', async () => {
    const first = (await modelOf('')).editions
    expect(first.get('/docs/guide/first/')).toEqual({ translatedIn: ['', 'ar'] })
    expect(first.get('/docs/guide/second/')).toEqual({ translatedIn: [''], missingIn: ['1.0'] })
    expect(first.get('/docs/guide/brand-new/')).toEqual({ translatedIn: [''], missingIn: ['1.0'] })
    expect(first.get('/docs/category/birds/')).toEqual({ translatedIn: ['', 'ar'], missingIn: ['1.0'] })
    const arabic = (await modelOf('ar')).editions
    expect(arabic.get('/docs/guide/')).toEqual({ translatedIn: ['ar', ''] })
    expect(arabic.get('/docs/guide/first/')).toEqual({ translatedIn: ['ar', ''], text: 'outdated' })
    expect(arabic.get('/docs/guide/second/')).toEqual({
      translatedIn: [''],
      missingIn: ['1.0'],
      text: 'untranslated',
    })
    expect((await modelOf('1.0')).editions.get('/docs/guide/first/')).toEqual({
      translatedIn: ['1.0', 'ar/1.0'],
    })
  })

  it('is nothing where there is one edition', async () => {
    expect((await buildSiteModel(await loadFixture('good'))).editions.size).toBe(0)
  })
})

describe('mistakes in the settings of editions', () => {
  const messages = async (change: object) =>
    (await modelOf('', change)).mistakes.map(({ message, fix }) => `${message} ${fix}`)
  const arabic = { name: 'ar', label: 'A', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' }
  const old = { name: '1.0', label: '1.0', isLast: true, mainDocId: 'guide/first' }

  it('are languages without words, told with what to do', async () => {
    expect(
      await messages({ translations: [{ ...arabic, name: 'tlh', htmlLang: 'tlh' }], olderVersions: [] }),
    ).toEqual([
      '"translations.0.name" is "tlh", for which the interface has no words. Allowed: en, ar. For another language, translate src/locale/en.ts into src/locale/tlh.ts, and name it in src/locale/catalogues.ts.',
    ])
  })

  it('are addresses that are taken, and names that stand twice', async () => {
    expect(await messages({ translations: [{ ...arabic, path: 'docs' }] })).toEqual([
      'No language or version can stand at "/docs/": the address is taken. Give it another "path", or a version another "name".',
    ])
    expect(await messages({ translations: [arabic, { ...arabic, path: 'ar-2' }] })).toEqual([
      '"ar" stands twice among the languages or versions. Remove one of them.',
    ])
  })

  it('are versions kept in a language that the site has not', async () => {
    expect(await messages({ olderVersions: [{ ...old, languages: ['ra'] }] })).toEqual([
      'Version "1.0" is kept in "ra", which is no translation of the site. Did you mean "ar"?',
    ])
  })

  it('are two versions to be read, or none', async () => {
    const fix =
      'One version is the one that readers are sent to: write "isLast: true" there and false elsewhere.'
    const current = { ...fixtureSettings.docsVersion, mainDocId: 'guide/first' }
    expect(await messages({ docsVersion: current, olderVersions: [old] })).toEqual([
      `"current" and "1.0" say "isLast: true". ${fix}`,
    ])
    expect(
      await messages({
        docsVersion: { ...current, isLast: false },
        olderVersions: [{ ...old, isLast: false }],
      }),
    ).toEqual([`No version says "isLast: true". ${fix}`])
  })
})
