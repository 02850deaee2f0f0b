import type { Project } from '../builds/project'
import { sites, type SiteName } from '../sites'
import { linksToClick, measureClick } from './click'
import { measureFirstVisit } from './first-visit'
import { measureLighthouse } from './lighthouse'
import { figuresOf, type ReaderFigures, type Round } from './reader-figures'
import { measureSearch } from './search'
import { serveSite, type Served } from './serve-site'

/** The pages that stand for all: an operation of an API, a long guide, a text. */
const pages = [
  'api/q-storage/api-reference/bucket-operations/create-bucket',
  'run-node/quick-start',
  'discover/what-is-quilibrium',
] as const

/** The page whose sidebar is clicked, and the one that is searched from. */
const [clickedPage, searchedPage] = pages

/** How many links are clicked. */
const clicks = 5

/** Does something for each in turn. */
async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await run(item))
  return results
}

/** Measures everything of a site once. */
async function measureOnce({ name, addresses }: Served): Promise<Round> {
  const { address, selectors } = sites[name]
  const at = (server: string) => pages.map((page) => server + address(page))
  const links = await linksToClick(addresses.full + address(clickedPage), selectors, clicks)
  const clickAll = (server: string) =>
    inTurn(links, (href) => measureClick(server + address(clickedPage), href, selectors))
  const search = (server: string) => measureSearch(server + address(searchedPage), selectors)
  const round = {
    visits: await inTurn(at(addresses.full), measureFirstVisit),
    clicks: { full: await clickAll(addresses.full), slow: await clickAll(addresses.slow) },
    searches: { full: [await search(addresses.full)], slow: [await search(addresses.slow)] },
    judgments: await inTurn(at(addresses.full), measureLighthouse),
  }
  console.log(`${name}: ${JSON.stringify(figuresOf([round]))}`)
  return round
}

/** What readers of the sites get: all sites in turn, as often as there are runs; and what judged them. */
export async function measureReaders(projects: readonly Project[], runs: number) {
  const served = await inTurn(projects, serveSite)
  try {
    const rounds = new Map<SiteName, Round[]>(projects.map(({ name }) => [name, []]))
    for (let run = 0; run < runs; run++)
      for (const site of served) rounds.get(site.name)!.push(await measureOnce(site))
    const { version } = [...rounds.values()][0]![0]!.judgments[0]!
    const sites = [...rounds].map(([name, each]): [SiteName, ReaderFigures] => [name, figuresOf(each)])
    return { lighthouse: version, sites: new Map(sites) }
  } finally {
    await Promise.all(served.map(({ close }) => close()))
  }
}
