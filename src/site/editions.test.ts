import { fixtureSettings } from '../../testing/fixtures/load-fixture'
import { editionNamed, editionsOf } from './editions'

const arabic = { ...fixtureSettings.locale, name: 'ar', path: 'arabic' }
const old = { name: '1.0', label: '1.0', isLast: false, mainDocId: 'a', languages: ['ar'] }
const older = { ...old, name: '0.9', languages: [] }
const settings = { ...fixtureSettings, translations: [arabic], olderVersions: [old, older] }

describe('the editions of a site', () => {
  it('are one where there is one language and one version', () => {
    expect(editionsOf(fixtureSettings)).toEqual([
      expect.objectContaining({ name: '', path: '', docs: ['content/docs'], shared: ['content'] }),
    ])
  })

  it('are the current version in all languages, and older ones in those that they are kept in', () => {
    expect(editionsOf(settings).map(({ name, path }) => `${name} ${path}`)).toEqual([
      ' ',
      'ar arabic/',
      '1.0 1.0/',
      'ar/1.0 arabic/1.0/',
      '0.9 0.9/',
    ])
  })

  it('have their own files first', () => {
    expect(editionNamed('ar/1.0', settings)).toMatchObject({
      docs: ['content/i18n/ar/versions/1.0/docs', 'content/versions/1.0/docs'],
      shared: ['content/i18n/ar/versions/1.0', 'content/i18n/ar', 'content/versions/1.0', 'content'],
    })
  })

  it('are named where one is asked for that there is not', () => {
    expect(() => editionNamed('de', settings)).toThrow(
      'EDITION is "de", which is none of "", "ar", "1.0", "ar/1.0", "0.9". Languages and versions stand in src/site/settings.ts, as translations and olderVersions.',
    )
  })
})
