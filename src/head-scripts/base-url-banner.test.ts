import { baseUrlBannerId, suggestBaseUrl } from './base-url-banner'

/** Loads the home page at an address, with or without the site's own scripts. */
function open(address: string, baseUrl: string, bundleRan = false) {
  window.history.replaceState(null, '', address)
  Object.assign(window, { ___loader: bundleRan ? {} : undefined })
  suggestBaseUrl(baseUrl)
  window.dispatchEvent(new Event('load'))
  return document.getElementById(baseUrlBannerId)
}

describe('the script for a wrong base URL', () => {
  afterEach(() => document.body.replaceChildren())

  it.each([
    ['/project/', '/', '/ (the default)', '/project/'],
    ['/project', '/', '/ (the default)', '/project/'],
    ['/project/index.html', '/', '/ (the default)', '/project/'],
    ['/', '/project/', '/project/', '/'],
  ])(
    'at %s, configured as %s, says what is configured and what to try',
    (address, baseUrl, now, suggestion) => {
      const lines = [...open(address, baseUrl)!.children].map((line) => line.textContent)
      expect(lines).toEqual([
        'This site did not load properly.',
        'A common reason is a wrong base URL: baseUrl in its settings.',
        `Base URL as configured: ${now}`,
        `Base URL to try: ${suggestion}`,
      ])
    },
  )

  it.each(['/', '/project/'])('says nothing where the scripts of a site at %s have run', (address) => {
    expect(open(address, '/', true)).toBeNull()
  })

  it.each(['/', '/index.html'])('says nothing at %s, where the base URL is right', (address) => {
    expect(open(address, '/')).toBeNull()
  })

  it('shows an address as text', () => {
    expect(open('/<img src=x>/', '/')!.querySelector('img')).toBeNull()
  })
})
