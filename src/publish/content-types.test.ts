import { contentType } from './content-types'

it.each([
  ['docs/x/index.html', 'text/html; charset=utf-8'],
  ['docs/x.md', 'text/markdown; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['static/app-1.js', 'text/javascript; charset=utf-8'],
  ['static/a.index.txt', 'text/plain; charset=utf-8'],
  ['page-data.json', 'application/json'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['static/a.woff2', 'font/woff2'],
  ['LICENSE', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => expect(contentType(file)).toBe(type))
