import { renderToStaticMarkup } from 'react-dom/server'
import type { PageEditions } from '../../shared/page-editions'
import { alternateLinks } from './alternate-links'

const languages = [
  { name: '', language: 'en', url: 'https://docs.example.org/' },
  { name: 'ar', language: 'ar', url: 'https://docs.example.org/ar/' },
  { name: 'de', language: 'de', url: 'https://docs.example.org/de/' },
]
const linksOf = (url: string, editions?: PageEditions) =>
  [
    ...renderToStaticMarkup(<>{alternateLinks('/docs/a/', { languages, url }, editions)}</>).matchAll(
      /rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g,
    ),
  ].map(([, language, address]) => `${language} ${address}`)

describe('the links to a page in other languages', () => {
  it('name those that have it, its own and the one for everybody else', () => {
    const expected = [
      'en https://docs.example.org/docs/a/',
      'ar https://docs.example.org/ar/docs/a/',
      'x-default https://docs.example.org/docs/a/',
    ]
    for (const { url } of languages.slice(0, 2))
      expect(linksOf(url, { translatedIn: ['ar', ''] })).toEqual(expected)
  })

  it('are those of all languages for the pages that each has', () => {
    expect(linksOf('https://docs.example.org/')).toHaveLength(4)
  })

  it('are none for a page in one language, nor for one that is not translated', () => {
    expect(linksOf('https://docs.example.org/', { translatedIn: [''] })).toEqual([])
    expect(linksOf('https://docs.example.org/de/', { translatedIn: ['', 'ar'] })).toEqual([])
  })
})
