import { caddyConfig } from './caddy'

const site = {
  address: 'docs.example.org',
  root: '/srv',
  basePath: '/docs/',
  headers: { 'X-One': 'a' },
  redirects: [{ from: '/old/', to: '/naïve/' }],
}

it('old addresses stand under the site’s path, the target as an address', () =>
  expect(caddyConfig(site)).toContain('"/docs/old/" "/docs/na%C3%AFve/"\n'))

it('only what never changes is looked for in the version before', () => {
  expect(caddyConfig(site)).not.toContain('@previous')
  expect(caddyConfig({ ...site, previous: '/srv/before' })).toContain(
    '@previous {\n      path /docs/static/*\n      not file\n    }\n    root @previous "/srv/before"',
  )
})

it('a value that would be a placeholder is refused, not written', () =>
  expect(() => caddyConfig({ ...site, headers: { 'X-One': '{env.SECRET}' } })).toThrow(
    'Caddy can\'t take "{env.SECRET}" as a value.',
  ))
