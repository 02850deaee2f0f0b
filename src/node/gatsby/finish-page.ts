import { bootScript, waitingType } from './boot-script'

/**
 * What is done to the HTML of each page once Gatsby has built it. Everything can be done twice: Gatsby leaves pages
 * that have not changed as they are, and a later build finds them finished.
 *
 * Gatsby writes what its scripts need to know as inline scripts, whose texts differ with every page and every build,
 * so that no policy could name their hashes. Here they become attributes of one script that is the same for ever. The
 * chunk map is left out: Gatsby has written it as a string of JSON, in which it never finds anything.
 */

const gatsbyPagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script>/
const ourBootScript = /<script data-page="([^"]*)" data-frame="[^"]*" data-content="[^"]*">[\s\S]*?<\/script>/
const gatsbyChunkMap = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/
const gatsbyScript = /<script src="([^"]+)" async><\/script>/g
/** For browsers that no longer run any of this. */
const forOldBrowsers = /<meta http-equiv="x-ua-compatible" content="ie=edge"\s*\/>/
/** For Safari 9, which fitted what was too wide into the window. */
const forOldPhones = /(<meta name="viewport" content="[^"]*), shrink-to-fit=no"/
const gatsbyHash = /<script>window\.___webpackCompilationHash="[^"]*";<\/script>/

/**
 * The path that a page tells Gatsby's scripts.
 * @param file of the page, for messages
 * @throws when it is not where it is expected
 */
export function pagePathOf(html: string, file: string): string {
  const pagePath = (gatsbyPagePath.exec(html) ?? ourBootScript.exec(html))?.[1]
  if (pagePath === undefined)
    throw new Error(
      `${file} has no script that says its path. Gatsby may write it differently now: see src/node/gatsby/finish-page.ts.`,
    )
  return pagePath
}

/** What a page belongs to: the frame around all pages, and its own data, each named by a hash of what it holds. */
export interface Belongings {
  frame: string
  content: string
}

/** The attributes of a page's boot script that say what it belongs to. */
const belongingsOf = ({ frame, content }: Belongings) => `data-frame="${frame}" data-content="${content}"`
const nothing: Belongings = { frame: '', content: '' }

/**
 * A page with its scripts' values as data, and its scripts waiting until they are wanted. What it belongs to is left open.
 * @param file of the page, for messages
 * @throws when Gatsby's scripts are not where they are expected
 */
export function constantScripts(html: string, file: string): string {
  const pagePath = pagePathOf(html, file)
  const boot = `<script data-page="${pagePath}" ${belongingsOf(nothing)}>${bootScript}</script>`
  return html
    .replace(gatsbyPagePath, () => boot)
    .replace(ourBootScript, () => boot)
    .replace(gatsbyChunkMap, '')
    .replace(gatsbyHash, '')
    .replace(
      gatsbyScript,
      (_, address: string) => `<script type="${waitingType}" data-src="${address}"></script>`,
    )
    .replace(forOldBrowsers, '')
    .replace(forOldPhones, '$1"')
}

/** A page that `constantScripts` has made, with what it belongs to. */
export const withBelongings = (html: string, belongings: Belongings): string =>
  html.replace(belongingsOf(nothing), () => belongingsOf(belongings))

const policyElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/
const charsetElement = /<meta charset="utf-8"\s*\/?>/i

/**
 * A page that carries its own policy, before anything the policy is about, for hosts that send no headers.
 * @throws when the page has no place for it
 */
export function withPolicy(html: string, file: string, policy: string): string {
  if (!charsetElement.test(html)) throw new Error(`${file} does not say its charset, which every page must.`)
  return html
    .replace(policyElement, '')
    .replace(
      charsetElement,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
}

/** Whether Gatsby has made the page; redirects are plain HTML. */
export const isGatsbyPage = (html: string) => html.includes('id="___gatsby"')

const handlerAttribute = /<[a-z][^<>]*?\s(on[a-z]+)="/i
const scriptAddress = /<[a-z][^<>]*?\s(?:href|src|action)="(javascript:[^"]*)"/i

/** What a page would have the browser run against the policy: a handler attribute or a javascript: address. */
export const forbiddenScript = (html: string): string | undefined =>
  handlerAttribute.exec(html)?.[1] ?? scriptAddress.exec(html)?.[1]
