import { distance } from 'fastest-levenshtein'
import { decodePart } from '../../shared/paths'
import type { Problem } from '../source/mistakes'
import { nearest } from '../source/suggest'

/** What an address of the web begins with. */
const schemes = ['https:', 'http:']
const allowed = 'Use an address of the site, https://…, http://… or mailto:….'

/** Where `npm start` and `npm run serve` answer. */
const ownServer = /^https?:\/\/(?:localhost|127\.0\.0\.1):(?:8000|9000)(\/[^]*)?$/

/** A name with an ending, an address in numbers, or the reader's own machine. */
const reachable = /^(?:localhost|\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)+)$/i

/** Hosts of the machine that an author sits at, or of the network around it. */
const ownNetwork =
  /^(?:localhost|.*\.local(?:host)?|127\..*|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1?\]|\[f[cd].*)$/i

/** A beginning like that of an address of the web, and a host: "https//host.org/page". */
const beginning = /^([a-z]{3,6})(?::|;|(?=\/\/))(?:\/|\\|%5C)*([\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^]*)?)$/i

const sorted = (word: string) => [...word].sort().join('')

/** A link whose first signs are misspelled: letters of its scheme, the colon or the slashes. */
export function checkScheme(href: string): Problem | null {
  const [, written = '', rest] = beginning.exec(href) ?? []
  const word = written.toLowerCase()
  const scheme =
    ['https', 'http'].find((one) => one === word) ??
    ['https', 'http'].find((one) => distance(one, word) === 1 || sorted(one) === sorted(word))
  if (!rest || !scheme || href.toLowerCase() === `${scheme}://${rest}`.toLowerCase()) return null
  const address = `${scheme}://${rest}`
  return {
    message: `The link "${href.replaceAll('%5C', '\\')}" is misspelled.`,
    fix: `Write ${address}.`,
    edit: { from: `](${href})`, to: `](${address})` },
  }
}

/** Parts of a query that say where a reader comes from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid)=/

/** Addresses that lead to another one, by which mail and documents see who follows a link. */
const byWay =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|slack-redir\.net\/link)\?(?:[^#]*&)?(?:q|url)=(http[^&#]+)/i

/** An address without what the program that it was copied from has put in it. */
function withoutTracking(href: string): string {
  const [, meant] = byWay.exec(href) ?? []
  if (meant) return decodePart(meant)
  const [, address = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(href) ?? []
  const parts = query.split('&')
  const kept = parts.filter((part) => !tracking.test(part))
  return kept.length === parts.length ? href : address + (kept.length ? `?${kept.join('&')}` : '') + anchor
}

/** Whether what stands before the subject is one address of mail or several, without spaces in them. */
const namesMail = (href: string) =>
  href
    .replace(/^mailto:|\?.*/gi, '')
    .split(',')
    .every((address) => /^(?:(?!%20)[^@\s])+@(?:(?!%20)[^@\s])+$/.test(address))

/** Says what is wrong with a link, how to write it, and by which address to replace it where that is sure. */
type Say = (message: string, fix: string, to?: string) => Problem

const sayOf =
  (href: string): Say =>
  (message, fix, to) => ({
    message: `The link "${href}" ${message}`,
    fix,
    ...(to && { edit: { from: `](${href})`, to: `](${to})` } }),
  })

/**
 * Checks an address that leads away from the site, without asking for it.
 * @param site the site's own address: "https://docs.example.org"
 */
export function checkExternalAddress(written: string, site: string): Problem | null {
  // An address of IPv6 stands in brackets, which Markdown encodes.
  const href = written.replace(/^(https?:\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]')
  const say = sayOf(href)
  if (href.startsWith('//')) return say('begins with two slashes.', `Write https:${href}.`, `https:${href}`)
  const [scheme = ''] = /^[^:]+:/.exec(href) ?? []
  const known = scheme.toLowerCase()
  if (known === 'mailto:')
    return namesMail(href) ? null : say('names no address of mail.', 'Write mailto:name@example.org.')
  if (known === 'tel:')
    return /^tel:[+\d][\d().-]{2,}/i.test(href) ? null : say('names no number.', 'Write tel:+15551234567.')
  if (schemes.includes(known))
    return checkForm(href, say) ?? checkHost(href, say) ?? checkWay(href, site, say)
  const near = nearest(known, schemes)
  return say(
    `begins with "${scheme}", which readers can't follow.`,
    `${near ? `Did you mean "${near}"? ` : ''}${allowed}`,
  )
}

/** How an address of the web is written. */
function checkForm(href: string, say: Say): Problem | null {
  // An address in parentheses goes on to the next space.
  if (/\)(?:\[|%5B)/i.test(href))
    return say('goes on behind a parenthesis.', 'Write [text](https://example.org/page).')
  if (!/^https?:\/\/[^/?#]/i.test(href) || !URL.canParse(href))
    return say('names no host.', 'Write it in full: https://example.org/page.')
  const [, second] = /^https?:\/\/(https?:\/\/.*)/i.exec(href) ?? []
  return second ? say('has two schemes.', `Write ${second}.`, second) : null
}

/** Whether readers can reach the host of an address, and get nothing with it that is not theirs. */
function checkHost(href: string, say: Say): Problem | null {
  const { hostname: host, username, password } = new URL(href)
  if (username || password) {
    const plain = href.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
    const what = password ? 'a name and a password' : 'a name'
    return {
      message: `The link to "${host}" holds ${what} before its host, which every reader would get.`,
      fix: `Write ${plain}.`,
    }
  }
  if (!reachable.test(host))
    return say(
      `names no host that readers can reach: "${host}".`,
      'Write it in full: https://example.org/page.',
    )
  const local = ownServer.exec(href)
  if (local)
    return say('leads to the dev server on your machine.', `Write ${local[1] ?? '/'}.`, local[1] ?? '/')
  if (ownNetwork.test(host))
    return say(
      `leads to a machine that readers can't reach: "${host}".`,
      'Write it in backticks, or link to a host of the web.',
    )
  return null
}

/** Whether an address leads straight to where it is meant to. */
function checkWay(href: string, site: string, say: Say): Problem | null {
  const straight = withoutTracking(href)
  if (straight !== href) return say('says where it was copied.', `Write ${straight}.`, straight)
  const secure = href.replace(/^http:/i, 'https:')
  if (!site || !`${secure}/`.startsWith(`${site}/`)) return null
  const path = secure.slice(site.length) || '/'
  return say('leads out of the site and back.', `Write ${path}.`, path)
}
