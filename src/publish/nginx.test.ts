import { nginxConfig } from './nginx'

const site = { listen: '80', root: '/srv', basePath: '/docs/', headers: { 'X-One': 'a "b"' }, redirects: [] }

it('a value that would end its quotes is refused, not written', () => {
  expect(() => nginxConfig(site)).toThrow('nginx can\'t take "a \\"b\\"" as a value.')
})

it('redirects stand under the site’s path, the target as an address', () => {
  const redirects = [{ from: '/old/', to: '/naïve/' }]
  const config = nginxConfig({ ...site, headers: {}, redirects })
  expect(config).toContain(
    'location = "/docs/old/" {\n    return 301 "/docs/na%C3%AFve/$is_args$args";\n  }\n  location ~',
  )
})
