import path from 'node:path'
import { settings } from '../../site/settings'
import { mistakesOfLoading } from './loaded-settings'

const root = path.resolve(__dirname, '../../..')
const mistakesOf = (exported: object) => mistakesOfLoading(root, () => exported).map(({ message }) => message)

describe('settings that can be loaded', () => {
  it('have nothing to tell yet', () => expect(mistakesOf({ settings })).toEqual([]))

  it('may be wrong in what the check of the content tells', () => {
    expect(mistakesOf({ settings: { ...settings, favicon: 7, colour: true } })).toEqual([])
  })
})

describe('what keeps the site from being known', () => {
  it('is no settings at all', () => {
    expect(mistakesOf({ default: settings })).toEqual(['The file exports no "settings".'])
  })

  it('is a language or a version that is missing or no such thing', () => {
    expect(mistakesOf({ settings: { ...settings, locale: undefined } })).toEqual([
      'The key "locale" is missing.',
    ])
    expect(mistakesOf({ settings: { ...settings, docsVersion: 'current' } })).toEqual([
      '"docsVersion" must be a mapping; found "current".',
    ])
    expect(mistakesOf({ settings: { ...settings, translations: [null], colour: true } })).toEqual([
      '"translations.0" must be a mapping; found null.',
      'Unknown key "colour".',
    ])
  })

  it('is told where it stands', () => {
    const [mistake] = mistakesOfLoading(root, () => ({ settings: { ...settings, locale: null } }))
    expect(mistake).toMatchObject({ file: 'src/site/settings.ts', line: expect.any(Number) as number })
  })

  it('is thrown on where no file of the project is at fault', () => {
    const broken = () => {
      throw Object.assign(new Error('no memory'), { stack: '' })
    }
    expect(() => mistakesOfLoading(root, broken)).toThrow('no memory')
  })
})
