import { headersFile, parseHeadersFile } from './host-files'
import { securityHeaders } from './security'

it('what is written for hosts is read back by the site’s own tools', () => {
  expect(parseHeadersFile(headersFile(["'sha256-a'"], '/docs/'))).toEqual([
    { prefix: '/docs/', headers: securityHeaders(["'sha256-a'"]) },
    { prefix: '/docs/static/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ])
})
