import { readBuiltSearch, type BuiltSearch } from '../testing/search/built-search'
import {
  queryClasses,
  querySets,
  readQueries,
  type JudgedQuery,
  type QuerySet,
} from '../testing/search/judged-queries'
import { placeOf, scoreOf } from '../testing/search/score'
import { lunrOf, miniSearchOf, type Engine } from '../testing/search/yardsticks'
import { runCommand } from './command'
import { printRow } from './print-row'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints a table for one set of queries. */
function report(queries: readonly JudgedQuery[], search: BuiltSearch, engines: Record<string, Engine>) {
  printRow('class', 'queries', 'engine', 'hit@1', 'hit@5', 'MRR')
  printRow('---', '---:', '---', '---:', '---:', '---:')
  for (const name of queryClasses) {
    const own = queries.filter((query) => query.class === name)
    if (!own.length) continue
    for (const [engine, answer] of Object.entries(engines)) {
      const { count, hit1, hit5, mrr } = scoreOf(own.map((query) => placeOf(query, search.catalog, answer)))
      printRow(name, count, engine, percent(hit1), percent(hit5), mrr.toFixed(3))
    }
  }
}

/** Says what stands before the first right answer. */
function reportMiss(query: JudgedQuery, { catalog }: BuiltSearch, answer: Engine) {
  const place = placeOf(query, catalog, answer)
  if (place === 1) return
  const before = answer(query.query).slice(0, place ? place - 1 : 5)
  const addresses = before.map((ref) => `${catalog.parts[ref]!.page.path}${catalog.parts[ref]!.hash}`)
  console.log(`\n${query.class} “${query.query}”: place ${place || 'none'}; before it:`)
  addresses.slice(0, 5).forEach((address) => console.log(`  ${address}`))
}

/** How well the built site's search answers judged queries, beside lunr and MiniSearch over the same records. */
function bench(namesMisses: boolean) {
  const search = readBuiltSearch('public')
  console.log(`${search.catalog.pages.length} pages, ${search.catalog.parts.length} parts`)
  const ours: Engine = (query) => search.index.search(query)
  const engines = { 'this search': ours, MiniSearch: miniSearchOf(search), lunr: lunrOf(search) }
  const reportSet = (set: QuerySet) => {
    const queries = readQueries(set, search.catalog)
    console.log(`\n${set}.yml\n`)
    report(queries, search, engines)
    if (namesMisses) queries.forEach((query) => reportMiss(query, search, ours))
  }
  querySets.forEach(reportSet)
}

void runCommand({
  usage: 'npm run bench:search [-- --misses], which names the queries whose first answer is not a right one',
  options: { misses: { type: 'boolean', default: false } },
  run: ({ misses }) => bench(misses),
})
