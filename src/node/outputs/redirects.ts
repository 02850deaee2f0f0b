import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { words } from '../../locale/site-words'
import { redirectList, redirectListText } from '../../publish/redirect-list'
import type { Redirect } from '../../shared/site'
import { redirectsOf } from '../model/redirects'
import { addressOf, type Copy, type Output, type PublishedSite } from './output'

/**
 * A page at each old address, which works on any host and without JavaScript; `_redirects` for the hosts that read
 * it (Netlify, Cloudflare Pages and others), where a real redirect keeps the anchor; and the list as data.
 */
export function redirectOutputs({ docs, settings, basePath }: PublishedSite): (Output | Copy)[] {
  const redirects = redirectsOf(docs)
  const lines = redirects
    .filter((redirect) => !isFoundForTarget(redirect))
    .map(({ from, to }) => `${basePath}${encodeURI(from)} ${basePath}${encodeURI(to)} 301\n`)
  return [
    ...redirects.map((redirect) => {
      const { from, to } = redirect
      const file = fileOf(from)
      if (isFoundForTarget(redirect)) return { file, copyOf: fileOf(to) }
      const content = redirectPage(basePath + encodeURI(to), addressOf(to, { settings }), settings.locale)
      return { file, content }
    }),
    { file: '_redirects', content: lines.join('') },
    { file: redirectList, content: redirectListText(redirects) },
  ]
}

/** The file of the page at an address. */
const fileOf = (path: string) => `${path.slice(1)}index.html`

/**
 * Whether hosts may find the page at an old address where its target is asked for: some look for "x/index.html" before
 * "x/index/index.html", some take "index" at the end for no part of an address. A redirect would lead to itself there,
 * so the target's own page stands at both addresses.
 */
const isFoundForTarget = ({ from, to }: Redirect) => to === `${from}index/`

/** Goes on to where the page's link leads, with the query and the anchor that a refresh would drop. */
const redirectScript = `(function(a){a.search=location.search;a.hash=location.hash;location.replace(a.href)})(document.querySelector('a'))`

/** The page at an old address: the browser goes on by itself, also without scripts, or the reader by the link. */
const redirectPage = (to: string, canonical: string, { htmlLang }: { htmlLang: string }) =>
  toHtml([
    { type: 'doctype' },
    h('html', { lang: htmlLang }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('title', words.moved.title),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('link', { rel: 'canonical', href: canonical }),
        h('noscript', [h('meta', { httpEquiv: 'refresh', content: `0; url=${to}` })]),
      ]),
      h('body', [
        h('h1', words.moved.title),
        h('p', [h('a', { href: to }, words.moved.link)]),
        h('script', redirectScript),
      ]),
    ]),
  ])
