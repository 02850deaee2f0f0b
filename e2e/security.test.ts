import { hashSource, inlineScripts } from '../src/publish/security'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** A policy's directives by name. */
function parsePolicy(policy: string) {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

it('every answer carries the security headers, errors too', async () => {
  for (const path of ['/', '/docs/nowhere/', '/favicon.svg']) {
    const { headers } = await fetch(process.env.SITE_URL! + path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
  }
})

it('the policy allows scripts by hash and origin alone, and nothing that it does not name', async () => {
  const { headers } = await fetch(process.env.SITE_URL!)
  const policy = parsePolicy(headers.get('content-security-policy')!)
  const scripts = policy.get('script-src')!
  expect(scripts[0]).toBe("'self'")
  expect(scripts.slice(1).every((source) => /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source))).toBe(true)
  expect(policy.get('default-src')).toEqual(["'none'"])
  for (const name of ['connect-src', 'font-src', 'manifest-src']) expect(policy.get(name)).toEqual(["'self'"])
  for (const name of ['base-uri', 'form-action']) expect(policy.get(name)).toEqual(["'none'"])
})

it('every page says the policy itself, for hosts that send no headers, and of its scripts only its own', async () => {
  const { headers } = await fetch(process.env.SITE_URL!)
  const sent = headers.get('content-security-policy')!.replace(/; frame-ancestors.*/, '')
  const named = /'sha256-[^']*'/g
  const pages = globSync('**/*.html', { cwd: 'public', ignore: '_gatsby/**', expandDirectories: false })
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) {
    const html = readFileSync(`public/${page}`, 'utf8')
    const policy = /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)
    const own = inlineScripts(html).map(hashSource)
    const expected = sent
      .replace(named, (hash) => (own.includes(hash) ? hash : ''))
      .replace(/ +(?=[ ;])/g, '')
    expect({ page, policy: policy?.[1] }).toEqual({ page, policy: expected })
    expect(expected.match(named) ?? []).toHaveLength(own.length)
    expect(html.slice(0, policy!.index)).not.toContain('<script')
  }
})

it('a script that gets into a page does not run', async () => {
  const { page } = await visit(samplePages.doc, { mayReport: /Content Security Policy/ })
  const violations = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found = new Set<string>()
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          found.add(effectiveDirective)
          if (found.size === 3) resolve([...found].sort())
        })
        const script = document.createElement('script')
        script.textContent = 'window.intruder = true'
        document.body.append(script)
        const image = document.createElement('img')
        image.setAttribute('onerror', 'window.intruder = true')
        image.src = 'https://elsewhere.example/x.png'
        document.body.append(image)
      }),
  )
  expect(await violations).toEqual(['img-src', 'script-src-attr', 'script-src-elem'])
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  expect(await page.evaluate(() => 'pagePath' in window)).toBe(true)
  await leave(page)
})

it('files whose names change with their content may be kept, all others are asked for', async () => {
  const cacheControl = async (path: string) =>
    (await fetch(process.env.SITE_URL! + path)).headers.get('cache-control')
  const hashed = globSync('static/*.js', { cwd: 'public' })
  expect(hashed.length).toBeGreaterThan(5)
  for (const file of hashed)
    expect(await cacheControl(`/${file}`)).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', samplePages.doc, '/page-data/app-data.json', '/favicon.svg', '/robots.txt'])
    expect(await cacheControl(path)).toBe('public, max-age=0, must-revalidate')
})
