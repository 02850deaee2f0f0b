import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { redirectsOf } from '../model/redirects'
import { addressOf, type Output, type PublishedSite } from './output'

/**
 * A page at each old address, which works on any host and without JavaScript; `_redirects` for the hosts that read
 * it (Netlify, Cloudflare Pages and others), where a real redirect keeps the anchor; and the list as data.
 */
export function redirectOutputs({ docs, settings, basePath }: PublishedSite): Output[] {
  const redirects = redirectsOf(docs)
  const lines = redirects.map(
    ({ from, to }) => `${basePath}${encodeURI(from)} ${basePath}${encodeURI(to)} 301\n`,
  )
  return [
    ...redirects.map(({ from, to }) => ({
      file: `${from.slice(1)}index.html`,
      content: redirectPage(basePath + encodeURI(to), addressOf(to, { settings }), settings.locale),
    })),
    { file: '_redirects', content: lines.join('') },
    { file: 'redirects.json', content: JSON.stringify(redirects, null, 1) },
  ]
}

/** The page at an old address: the browser goes on by itself, or the reader by the link. */
const redirectPage = (to: string, canonical: string, { htmlLang }: { htmlLang: string }) =>
  toHtml([
    { type: 'doctype' },
    h('html', { lang: htmlLang }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('title', 'This page has moved'),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('link', { rel: 'canonical', href: canonical }),
        h('meta', { httpEquiv: 'refresh', content: `0; url=${to}` }),
      ]),
      h('body', [h('h1', 'This page has moved'), h('p', [h('a', { href: to }, 'Go to its new address.')])]),
    ]),
  ])
