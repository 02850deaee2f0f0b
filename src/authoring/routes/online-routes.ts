import { Parser } from 'htmlparser2'
import { decodePath } from '../../shared/paths'

/** The addresses that a sitemap lists, without the host and the path that the site stands at. */
function routesInSitemap(xml: string, site: URL): string[] {
  const found: string[] = []
  let address: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => void (address = name === 'loc' ? '' : undefined),
      ontext: (text) => void (address !== undefined && (address += text)),
      onclosetag: (name) => {
        if (name === 'loc' && address?.trim()) found.push(address.trim())
        address = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found.map((one) => routeIn(site, new URL(one, site).pathname))
}

/** A path of the host as an address of the site. */
const routeIn = (site: URL, pathname: string) => {
  const base = site.pathname.replace(/\/$/, '')
  return decodePath(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname)
}

type Get = (address: URL) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>

/** As fetch, and says who does not answer. */
const ask: Get = async (address) => {
  try {
    return await fetch(address)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    throw new Error(`${address.href} does not answer: ${cause?.message ?? message}.`)
  }
}

/**
 * Asks a site that is online for its addresses: the sitemap's, and those that lead on, where it tells them.
 * @throws where it has no sitemap
 */
export async function onlineRoutes(address: string, get: Get = ask): Promise<string[]> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`"${address}" is no address of a site. Say it in full: https://docs.example.org.`)
  const site = new URL(address.endsWith('/') ? address : `${address}/`)
  const sitemap = await get(new URL('sitemap.xml', site))
  if (!sitemap.ok) throw new Error(`${new URL('sitemap.xml', site).href} answers with ${sitemap.status}.`)
  const routes = routesInSitemap(await sitemap.text(), site)
  if (!routes.length) throw new Error(`${new URL('sitemap.xml', site).href} lists no address.`)
  const redirects = await get(new URL('redirects.json', site))
  if (!redirects.ok) return routes
  return [...routes, ...(JSON.parse(await redirects.text()) as { from: string }[]).map(({ from }) => from)]
}
