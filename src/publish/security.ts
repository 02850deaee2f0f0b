import { createHash } from 'node:crypto'

/**
 * What browsers may do with a page. Scripts run only from the site's own files, or inline with a text whose hash is
 * named; nothing is loaded from another host but what the settings name for requests of readers, nobody frames the site.
 *
 * Styles are allowed inline: some elements have a value of their own in a `style` attribute, and hashes of these would be
 * needed for each. No reader's text becomes part of a page, so no foreign style can.
 */
const directives = (scriptHashes: readonly string[], sendsTo: readonly string[]) => [
  "default-src 'none'",
  ['script-src', "'self'", ...scriptHashes].join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  ["connect-src 'self'", ...sendsTo].join(' '),
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** Features that no page uses, and that no script of a page shall be able to ask for. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * The policy as a meta element takes it, for hosts that send no headers; browsers ignore frame-ancestors there.
 * @param sendsTo hosts that the settings let pages send requests to
 */
export const metaPolicy = (scriptHashes: readonly string[], sendsTo: readonly string[] = []) =>
  directives(scriptHashes, sendsTo).join('; ')

/**
 * The headers that belong to every answer.
 * @param scriptHashes of the inline scripts, as `hashSource` makes them
 * @param sendsTo hosts that the settings let pages send requests to
 */
export const securityHeaders = (
  scriptHashes: readonly string[],
  sendsTo: readonly string[] = [],
): Record<string, string> => ({
  'Content-Security-Policy': [...directives(scriptHashes, sendsTo), "frame-ancestors 'none'"].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** What a policy names an inline script by: the hash of its text, as a hash source of CSP. */
export const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Types of script elements that hold data, which browsers never run. */
const isData = (attributes: string) => /\btype="(application\/(ld\+)?json|text\/plain)"/.test(attributes)

/** Texts of the scripts that a page runs inline; what is data or a file of its own is not among them. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text)
