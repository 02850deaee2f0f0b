import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unknownVariables } from '../node/source/fill-variables'
import { parseVariables } from '../node/source/variables'
import { checkSettings } from '../node/model/settings'
import { settings } from './settings'

const text = readFileSync(path.join(__dirname, '../../content/variables.yml'), 'utf8')
const variables = parseVariables(text, 'content/variables.yml').value ?? {}
const mistakesOf = (change: object) => checkSettings({ ...settings, ...change }, variables).mistakes

describe('the settings of the site', () => {
  it('pass the check', () => {
    expect(mistakesOf({})).toEqual([])
  })

  it.each([
    'https://{storageHost}',
    'https://*.{storageHost}',
    'http://localhost:9000',
    'http://*.localhost:9000',
  ])('may let readers send requests to %s', (host) => {
    expect(mistakesOf({ workbench: { sendsTo: [host] } })).toEqual([])
  })

  it('name known variables only', () => {
    expect(unknownVariables(JSON.stringify(settings), variables)).toEqual([])
  })
})

describe('the schema of the settings', () => {
  const links = (...list: object[]) => ({
    footer: { ...settings.footer, columns: [{ title: 'A', links: list }] },
  })
  const navbar = (item: object) => ({ navbar: { hideOnScroll: false, items: [item] } })

  it.each([
    ['an unknown key', { titel: 'x' }, 'Unknown key "titel".'],
    ['an address that is not safe', { url: 'http://example.org' }, '"url" is not allowed'],
    ['a base without slashes', { baseUrl: 'docs' }, '"baseUrl" is not allowed'],
    ['a short description', { description: 'Docs' }, '"description" has 4 characters; allowed: at least 50'],
    ['a missing key', { breadcrumbs: undefined }, 'The key "breadcrumbs" is missing.'],
    [
      'a level that pages do not have',
      { tableOfContents: { minLevel: 1, maxLevel: 3 } },
      '"tableOfContents.minLevel"',
    ],
    ['a level between levels', { tableOfContents: { minLevel: 2, maxLevel: 2.5 } }, 'must be a whole number'],
    [
      'a direction',
      { locale: { ...settings.locale, direction: 'left' } },
      '"locale.direction" can\'t be "left".',
    ],
    [
      'a color mode',
      { colorMode: { ...settings.colorMode, defaultMode: 'drak' } },
      '"colorMode.defaultMode" can\'t be',
    ],
    [
      'a sidebar without a folder',
      { sidebars: { a: { label: 'A' } } },
      'The key "sidebars.a.folder" is missing.',
    ],
    [
      'a navbar item of an unknown type',
      navbar({ type: 'page', label: 'A' }),
      '"navbar.items.0.type" can\'t be "page".',
    ],
    [
      'a navbar item without its target',
      navbar({ type: 'sidebar', label: 'A' }),
      'The key "navbar.items.0.sidebar"',
    ],
    ['a footer link without a slash', links({ label: 'A', to: '/docs/a' }), '"footer.columns.0.links.0.to"'],
    [
      'a footer link with two targets',
      links({ label: 'A', to: '/a/', href: 'https://a.example' }),
      'links.0.href"',
    ],
    ['a footer link to nothing', links({ label: 'A' }), 'The key "footer.columns.0.links.0.to" is missing.'],
    ...[
      'https://api.example.com/path',
      'api.example.com',
      'http://api.example.com',
      'https://*',
      'https://*.com',
      "https://a.example.com; script-src 'unsafe-inline'",
      "https://a.example.com 'unsafe-inline'",
    ].map((host): [string, object, string] => [
      `${host} as a host for requests`,
      { workbench: { sendsTo: [host] } },
      '"workbench.sendsTo.0" is not allowed as it stands: must be scheme and host, such as "https://api.example.com"',
    ]),
    ['a footer column without links', links(), '"footer.columns.0.links" has 0 items; allowed: at least 1'],
  ])('refuses %s', (_, change, message) => {
    expect(mistakesOf(change)).toEqual([
      expect.objectContaining({
        file: 'src/site/settings.ts',
        message: expect.stringContaining(message) as string,
      }),
    ])
  })

  it('tells all mistakes at once', () => {
    expect(mistakesOf({ url: 'x', baseUrl: 'x', titel: 'x' })).toHaveLength(3)
  })
})
