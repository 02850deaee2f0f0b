import { readBuiltSearch, type BuiltSearch } from '../testing/search/built-search'
import { queryClasses, querySets, readQueries, type QuerySet } from '../testing/search/judged-queries'
import { placeOf, scoreOf } from '../testing/search/score'
import { lunrOf, miniSearchOf, type Engine } from '../testing/search/yardsticks'

/**
 * `npm run bench:search [-- --misses]`: how well the built site's search answers judged queries, beside lunr and
 * MiniSearch over the same records. With --misses it names the queries whose first answer is not a right one.
 */
const namesMisses = process.argv.includes('--misses')

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints a table for one set of queries. */
function report(set: QuerySet, search: BuiltSearch, engines: Record<string, Engine>) {
  const queries = readQueries(set, search.catalog)
  console.log(`\n${set}.yml\n\n| class | queries | engine | hit@1 | hit@5 | MRR |`)
  console.log('| --- | ---: | --- | ---: | ---: | ---: |')
  for (const name of queryClasses) {
    const own = queries.filter((query) => query.class === name)
    for (const [engine, answer] of Object.entries(engines)) {
      const { count, hit1, hit5, mrr } = scoreOf(own.map((query) => placeOf(query, search.catalog, answer)))
      console.log(
        `| ${name} | ${count} | ${engine} | ${percent(hit1)} | ${percent(hit5)} | ${mrr.toFixed(3)} |`,
      )
    }
  }
  if (namesMisses) queries.forEach((query) => reportMiss(query, search, engines['this search']!))
}

/** Says what stands before the first right answer. */
function reportMiss(query: Parameters<typeof placeOf>[0], { catalog }: BuiltSearch, answer: Engine) {
  const place = placeOf(query, catalog, answer)
  if (place === 1) return
  const before = answer(query.query).slice(0, place ? place - 1 : 5)
  const addresses = before.map((ref) => `${catalog.parts[ref]!.page.path}${catalog.parts[ref]!.hash}`)
  console.log(`\n${query.class} “${query.query}”: place ${place || 'none'}; before it:`)
  addresses.slice(0, 5).forEach((address) => console.log(`  ${address}`))
}

function run() {
  const search = readBuiltSearch('public')
  console.log(`${search.catalog.pages.length} pages, ${search.catalog.parts.length} parts`)
  const engines = {
    'this search': (query: string) => search.index.search(query),
    MiniSearch: miniSearchOf(search),
    lunr: lunrOf(search),
  }
  for (const set of querySets) report(set, search, engines)
}

try {
  run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
