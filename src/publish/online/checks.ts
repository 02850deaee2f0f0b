import { headersOf, notFoundPage, versionFile } from '../host-files'
import { inlineScripts, hashSource } from '../security'
import { forAll, type Answer, type Ask } from './ask'
import { addressOf, fileOf, type Built } from './built'

/** What a check is given. */
export interface Online {
  built: Built
  ask: Ask
  /** Address of the site: "https://docs.example.org/". */
  url: URL
}

/** Finds what is not as it should be: one line for each. */
type Check = (online: Online) => Promise<string[]>

const typeOf = ({ headers }: Answer) =>
  headers.get('content-type')?.toLowerCase().replace(/;\s*/, '; ') ?? 'no type'

/** The version that is online is the one in the folder, in each language. */
const version: Check = ({ built, ask }) =>
  forAll(built.editions, async (edition) => {
    const name = edition + versionFile
    const { status, body } = await ask(built.base + name)
    if (status !== 200) return [`${built.base}${name} answers ${status}: open tabs can't see new versions.`]
    return body.equals(built.read(name))
      ? []
      : [
          `Another version is online than the one in the folder${edition && `, in ${edition}`}: deploy that first, or build what is online.`,
        ]
  })

/** Every page is there, as HTML, and is what was built. */
const routes: Check = ({ built, ask }) =>
  forAll(built.pages, async (page) => {
    const answer = await ask(encodeURI(page))
    if (answer.status !== 200) return [`${page} answers ${answer.status}.`]
    if (typeOf(answer) !== 'text/html; charset=utf-8') return [`${page} is sent as ${typeOf(answer)}.`]
    return answer.body.equals(built.read(fileOf(page, built.base)))
      ? []
      : [`${page} is not what was built: an old copy is kept somewhere, or something on the way changes it.`]
  })

/** Each kind of file has its type. */
const types: Check = ({ built, ask }) =>
  forAll(built.samples, async ({ name, contentType }) => {
    const address = addressOf(name, built.base)
    const answer = await ask(encodeURI(address))
    if (answer.status !== 200) return [`${address} answers ${answer.status}.`]
    const plain = (type: string) => type.replace('; charset=utf-8', '')
    const expected = contentType.startsWith('text/') ? contentType : plain(contentType)
    const said = contentType.startsWith('text/') ? typeOf(answer) : plain(typeOf(answer))
    return said === expected ? [] : [`${address} is sent as ${said}, not as ${expected}.`]
  })

/** Each kind of file says how long it may be kept. */
const caching: Check = ({ built, ask }) => {
  const addresses = [
    ...built.pages.slice(0, 2),
    ...built.samples.map(({ name }) => addressOf(name, built.base)),
  ]
  return forAll(addresses, async (address) => {
    const expected = headersOf(built.rules, address)['Cache-Control']!
    const said = (await ask(encodeURI(address))).headers.get('cache-control')
    const isSame = partsOf(said) === partsOf(expected)
    return isSame ? [] : [`${address} says "Cache-Control: ${said ?? ''}", not "${expected}".`]
  })
}

const partsOf = (value: string | null) => (value ?? '').toLowerCase().split(/,\s*/).sort().join()

/** Pages, other files and the page for missing addresses carry the security headers. */
const headers: Check = ({ built, ask }) => {
  const expected = Object.entries(built.rules[0]?.headers ?? {})
  const addresses = [...built.pages.slice(0, 1), addressOf('favicon.svg', built.base), nowhere(built)]
  return forAll(addresses, async (address) => {
    const said = (await ask(address)).headers
    return expected
      .filter(([name, value]) => said.get(name) !== value)
      .map(([name]) =>
        said.has(name)
          ? `${address} says another ${name} than _headers: "${said.get(name)}".`
          : `${address} lacks the header ${name}.`,
      )
  })
}

/** No inline script of a page is one that the policy, in the page or in the header, would stop. */
const policy: Check = ({ built, ask }) =>
  forAll(built.pages.slice(0, 20), async (page) => {
    const { headers, body } = await ask(encodeURI(page))
    const html = body.toString()
    const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
    if (!own) return [`${page} carries no policy.`]
    const policies = [own, headers.get('content-security-policy')].filter((each) => each !== null)
    const stopped = inlineScripts(html).filter((script) =>
      policies.some((each) => !each.includes(hashSource(script))),
    )
    return stopped.map((script) => `${page} has a script that its policy stops: ${script.slice(0, 40)}…`)
  })

/** An address that there is not. */
const nowhere = ({ base }: Built, edition = '') => `${base}${edition}docs/there-is-no-such-page/`

/** What is missing is answered with 404 and the page for it: the site's, or that of one of its languages and versions. */
async function answersMissing({ built, ask }: Online, edition: string): Promise<string[]> {
  const address = nowhere(built, edition)
  const page = edition + notFoundPage
  const { status, body } = await ask(address)
  return [
    ...(status === 404 ? [] : [`${address}, which there is not, answers ${status} instead of 404.`]),
    ...(body.equals(built.read(page)) ? [] : [`${address} does not show the site's ${page}.`]),
  ]
}

const missing: Check = (online) => answersMissing(online, '')

/** Each language and version answers for what it lacks: some hosts have one page for all. */
const languages: Check = (online) =>
  forAll(
    online.built.editions.filter((edition) => edition),
    (edition) => answersMissing(online, edition),
  )

/** Addresses without a slash, with an ending, and old ones lead to pages. */
const redirects: Check = ({ built, ask }) => {
  const deep = built.pages.filter((page) => page.length > built.base.length).slice(0, 3)
  const ways = [
    ...deep.flatMap((page) =>
      ['', '.html', '/index.html', '?a=1'].map((end) => ({
        from: page.slice(0, -1) + end,
        to: end.startsWith('?') ? page + end : page,
      })),
    ),
    ...built.redirects
      .slice(0, 20)
      .filter(({ from, to }) => to !== `${from}index/`)
      .map(({ from, to }) => ({ from: built.base + from.slice(1), to: built.base + to.slice(1) })),
  ]
  return forAll(ways, async ({ from, to }) => {
    const { status, location } = await ask(encodeURI(from))
    if (status >= 301 && status <= 308 && location === encodeURI(to)) return []
    return [`${from} does not redirect to ${to}: it answers ${status}${location ? ` and ${location}` : ''}.`]
  })
}

/** Text is sent compressed. */
const compression: Check = ({ built, ask }) => {
  const texts = built.samples.filter(({ name }) => /\.(js|css|md|json)$/.test(name))
  const addresses = [...built.pages.slice(0, 1), ...texts.map(({ name }) => addressOf(name, built.base))]
  return forAll(addresses, async (address) => {
    const { headers, body } = await ask(encodeURI(address))
    // Hosts leave small files as they are.
    return headers.get('content-encoding') || body.length < 2048 ? [] : [`${address} is not compressed.`]
  })
}

/** Pages are not all dated alike, as those of a shallow clone are. */
const dates: Check = async ({ built, ask }) => {
  const text = (await ask(`${built.base}sitemap.xml`)).body.toString()
  const days = text.match(/<lastmod>[^<]*/g) ?? []
  const pages = text.match(/<loc>/g)?.length ?? 0
  if (!pages) return ['sitemap.xml has no pages.']
  if (!days.length)
    return ['No page says when it was last changed: was the site built without the history of Git?']
  return pages > 10 && new Set(days).size === 1
    ? [`All pages were last changed on ${days[0]!.slice(9)}: was the site built from a shallow clone?`]
    : []
}

/** What the sitemap names is the site that was asked. */
const addresses: Check = async ({ built, ask, url }) => {
  if (/^(localhost|127\.)/.test(url.hostname)) return []
  const text = (await ask(`${built.base}sitemap.xml`)).body.toString()
  const named = /<loc>([^<]*)/.exec(text)?.[1] ?? ''
  return named === url.href
    ? []
    : [
        `The sitemap says that the site stands at ${named}. That comes of url and baseUrl in src/site/settings.ts.`,
      ]
}

/** Without TLS all is led to it. */
const tls: Check = async ({ url, ask }) => {
  if (url.protocol !== 'https:') return []
  const plain = new URL(url)
  plain.protocol = 'http:'
  const { status, location } = await ask(plain.href)
  return location === url.pathname || location === url.href
    ? []
    : [`${plain.href} does not lead to https:// but answers ${status}.`]
}

/** All checks by the name under which one may be left out. */
export const onlineChecks = {
  ...{ version, routes, types, caching, headers, policy, missing, languages },
  ...{ redirects, compression, dates, addresses, tls },
} satisfies Record<string, Check>

/** The name of a check. */
export type CheckName = keyof typeof onlineChecks
