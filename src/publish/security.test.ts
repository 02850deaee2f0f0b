import { hashSource, inlineScripts, metaPolicy, securityHeaders } from './security'

it('only scripts that run inline are hashed', () => {
  const html = `<script>one()</script><script src="/two.js" async></script>
<script type="application/ld+json">{"three":3}</script><script data-page="/">four()
five()</script>`
  expect(inlineScripts(html)).toEqual(['one()', 'four()\nfive()'])
})

it('a hash is written as browsers compute it', () => {
  // The example of the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

it('pages speak with their own host, and with those that the settings name', () => {
  expect(metaPolicy([])).toContain("; connect-src 'self'; ")
  expect(metaPolicy([], ['https://a.example.com', 'https://*.a.example.com'])).toContain(
    "; connect-src 'self' https://a.example.com https://*.a.example.com; ",
  )
  expect(securityHeaders([], ['https://a.example.com'])['Content-Security-Policy']).toContain(
    "connect-src 'self' https://a.example.com;",
  )
})

it('the policy allows no inline script but the hashed ones', () => {
  const policy = securityHeaders(["'sha256-a'"])['Content-Security-Policy']!
  expect(policy).toContain("script-src 'self' 'sha256-a';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
  expect(policy).toBe(`${metaPolicy(["'sha256-a'"])}; frame-ancestors 'none'`)
})
