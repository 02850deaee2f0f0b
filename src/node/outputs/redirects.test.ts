import { load } from 'cheerio'
import { fixtureSettings } from '../../../testing/fixtures/load-fixture'
import type { PublishedSite } from './output'
import { redirectOutputs } from './redirects'

const docs = [
  { path: '/docs/fees/', aliases: ['/docs/costs/', '/charges/'] },
  { path: '/docs/über./', aliases: ['/docs/ueber/'] },
  { path: '/docs/none/', aliases: [] },
]
const outputs = (basePath = '') =>
  Object.fromEntries(
    redirectOutputs({ docs, settings: fixtureSettings, basePath } as unknown as PublishedSite).map(
      (output) => [output.file, 'copyOf' in output ? `copy of ${output.copyOf}` : String(output.content)],
    ),
  )

describe('redirectOutputs', () => {
  it('makes a page at each old address', () => {
    expect(Object.keys(outputs())).toEqual([
      'docs/costs/index.html',
      'charges/index.html',
      'docs/ueber/index.html',
      '_redirects',
      'redirects.json',
    ])
  })

  it('leads there without JavaScript, by itself or by a link, and tells search engines', () => {
    const $ = load(outputs()['docs/ueber/index.html']!, { scriptingEnabled: false })
    expect($.html()).toMatch(/^<!doctype html><html lang="en">/i)
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/docs/%C3%BCber./')
    expect($('a').attr('href')).toBe('/docs/%C3%BCber./')
    expect($('link[rel=canonical]').attr('href')).toBe('https://docs.example.org/docs/%C3%BCber./')
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect($('meta[charset=utf-8], title')).toHaveLength(2)
  })

  it('tells hosts', () => {
    expect(outputs()['_redirects']).toBe(
      '/docs/costs/ /docs/fees/ 301\n/charges/ /docs/fees/ 301\n/docs/ueber/ /docs/%C3%BCber./ 301\n',
    )
    expect(JSON.parse(outputs()['redirects.json']!)).toContainEqual({ from: '/charges/', to: '/docs/fees/' })
  })

  it('has the page itself where a host would find the redirect in its place', () => {
    const docs = [{ path: '/docs/api/index/', aliases: ['/docs/api/', '/api/'] }]
    const files = redirectOutputs({
      docs,
      settings: fixtureSettings,
      basePath: '',
    } as unknown as PublishedSite)
    expect(files[0]).toEqual({ file: 'docs/api/index.html', copyOf: 'docs/api/index/index.html' })
    expect(files).toContainEqual({ file: '_redirects', content: '/api/ /docs/api/index/ 301\n' })
  })

  it('stays below the base path', () => {
    const { 'charges/index.html': page, _redirects } = outputs('/preview')
    expect(load(page!)('a').attr('href')).toBe('/preview/docs/fees/')
    expect(_redirects).toContain('/preview/charges/ /preview/docs/fees/ 301\n')
  })
})
