import { median } from '../../quantile'
import { outputOf, type Project } from '../builds/project'
import { rounded } from '../rounded'
import { scratch } from '../scratch'
import { sites, type SiteName } from '../sites'
import { linksToClick, measureClick } from './click'
import { copyPacked } from './compress'
import { measureFirstVisit, type FirstVisit } from './first-visit'
import { measureLighthouse, type Judgment } from './lighthouse'
import { startPackedServer } from './packed-server'
import { measureSearch } from './search'
import { slow4G, startSlowLink } from './slow-link'

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

/** The same at full speed and as slow 4G, in milliseconds. */
export interface BothSpeeds {
  full: number
  slow: number
}

/** What readers of a site get. */
export interface ReaderFigures {
  firstVisit: FirstVisit
  lighthouse: Omit<Judgment, 'version'>
  click: BothSpeeds
  search: BothSpeeds
}

/** One measurement of everything. */
interface Round {
  visits: FirstVisit[]
  judgments: Judgment[]
  clicks: Record<keyof BothSpeeds, number[]>
  searches: Record<keyof BothSpeeds, number[]>
}

/** A site that is served, at full speed and slowly. */
interface Served {
  name: SiteName
  addresses: BothAddresses
  close: () => Promise<unknown>
}

type BothAddresses = Record<keyof BothSpeeds, string>

/** Serves a built site. */
async function serve(project: Project): Promise<Served> {
  const folder = scratch('served', project.name)
  await copyPacked(outputOf(project), folder)
  const server = await startPackedServer(folder)
  const link = await startSlowLink(server.port, slow4G)
  return {
    name: project.name,
    addresses: { full: server.url, slow: link.url },
    close: () => Promise.all([server.close(), link.close()]),
  }
}

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

/** The median of each figure of a list of records. */
function medians<K extends string>(records: readonly Record<K, number>[], keys: readonly K[], digits = 0) {
  const entries = keys.map((key) => [key, rounded(median(records.map((record) => record[key])), digits)])
  return Object.fromEntries(entries) as Record<K, number>
}

/** The medians over all rounds, pages and links. */
export function figuresOf(rounds: readonly Round[]): ReaderFigures {
  const bothSpeeds = (of: (round: Round) => Record<keyof BothSpeeds, number[]>): BothSpeeds => ({
    full: rounded(median(rounds.flatMap((round) => of(round).full))),
    slow: rounded(median(rounds.flatMap((round) => of(round).slow))),
  })
  const visits = rounds.flatMap((round) => round.visits)
  const judgments = rounds.flatMap((round) => round.judgments)
  const judged = ['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaint', 'blocking'] as const
  return {
    firstVisit: medians(visits, ['all', 'scripts', 'ahead'], 1),
    lighthouse: medians(judgments, judged),
    click: bothSpeeds((round) => round.clicks),
    search: bothSpeeds((round) => round.searches),
  }
}

/** What readers of the sites get: all sites in turn, as often as there are runs; and what judged them. */
export async function measureReaders(projects: readonly Project[], runs: number) {
  const served = await inTurn(projects, serve)
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
