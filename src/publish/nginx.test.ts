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

describe('what an operator says of the server', () => {
  const plain = { ...site, headers: {} }
  const variables = (config: string) => new Set(config.match(/\$kept_for_\w+/g))

  it('two sites of one nginx have no variable in common', () => {
    const [one, other] = [nginxConfig(plain), nginxConfig({ ...plain, name: 'docs.example.org' })].map(
      variables,
    )
    expect(one!.size).toBe(1)
    expect([...one!, ...other!]).toHaveLength(2)
    expect([...one!]).not.toEqual([...other!])
  })

  it('a port is one of IPv6, too; an address is that alone', () => {
    const tls = { certificate: '/etc/c.pem', key: '/etc/k.pem' }
    const listens = (server: object) => nginxConfig({ ...plain, ...server }).match(/listen .*(?=;)/g)!
    expect(listens({ listen: '80' })).toEqual(['listen [::]:80', 'listen 80'])
    expect(listens({ listen: '443', tls, version: '1.26.2' })).toEqual([
      'listen [::]:80',
      'listen 80',
      'listen [::]:443 ssl',
      'listen 443 ssl',
    ])
    expect(listens({ listen: '0.0.0.0:443', tls })).toEqual([
      'listen 0.0.0.0:80',
      'listen 0.0.0.0:443 ssl http2',
    ])
    expect(listens({ listen: '[::1]:8443', tls })[0]).toBe('listen [::1]:80')
    expect(listens({ listen: 'unix:/run/docs.sock', tls }).slice(0, 2)).toEqual([
      'listen [::]:80',
      'listen 80',
    ])
    for (const listen of ['0.0.0.0:80', '127.0.0.1:8080', '[::1]:8080', 'unix:/run/docs.sock'])
      expect(listens({ listen })).toEqual([`listen ${listen}`])
  })

  it('by TLS, all that comes without it is led there', () => {
    const tls = { certificate: '/etc/c.pem', key: '/etc/k.pem' }
    const config = nginxConfig({ ...plain, name: 'docs.example.org', listen: '443', tls })
    expect(config).toContain('listen 443 ssl http2;\n  server_name "docs.example.org";')
    expect(config).toContain(
      'listen 80;\n  server_name "docs.example.org";\n  return 301 https://$host$request_uri;',
    )
    expect(config).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
    expect(nginxConfig(plain)).not.toMatch(/ssl|Strict-Transport/)
  })

  it.each([
    ['8443', 'https://$host:8443$request_uri'],
    ['127.0.0.1:443', 'https://$host$request_uri'],
  ])('what comes without TLS is led to where it is spoken: %s', (listen, address) => {
    const tls = { certificate: '/etc/c.pem', key: '/etc/k.pem' }
    expect(nginxConfig({ ...plain, listen, tls })).toContain(`return 301 ${address};`)
  })

  it.each([
    [undefined, 'listen 443 ssl http2;\n'],
    ['1.22.1', 'listen 443 ssl http2;\n'],
    ['1.25.0', 'listen 443 ssl http2;\n'],
    ['1.25.1', 'listen 443 ssl;\n  http2 on;\n'],
    ['1.26.2', 'listen 443 ssl;\n  http2 on;\n'],
    ['2.0.0', 'listen 443 ssl;\n  http2 on;\n'],
  ])('nginx %s is told of HTTP/2 in its own form', (version, lines) => {
    const tls = { certificate: '/etc/c.pem', key: '/etc/k.pem' }
    expect(nginxConfig({ ...plain, listen: '443', tls, version })).toContain(lines)
    expect(nginxConfig({ ...plain, version })).not.toContain('http2')
  })

  it('brotli is on where nginx has it', () => {
    expect(nginxConfig({ ...plain, brotli: true })).toMatch(/brotli on;\n {2}brotli_types text\/css /)
    expect(nginxConfig(plain)).not.toContain('brotli')
  })
})
