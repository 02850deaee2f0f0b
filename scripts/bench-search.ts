import { readFileSync, writeFileSync } from 'node:fs'
import { withMeasured } from '../testing/documents/measured-part'
import { readBuiltSearch, type BuiltSearch } from '../testing/search/built-search'
import {
  queryClasses,
  querySets,
  readQueries,
  type JudgedQuery,
  type QuerySet,
} from '../testing/search/judged-queries'
import { tableOf, type ClassReport } from '../testing/search/report'
import { placeOf, scoreOf } from '../testing/search/score'
import { lunrOf, miniSearchOf, type Engine } from '../testing/search/yardsticks'
import { runCommand } from './command'

/** The document that tells how well the search finds, and where in it. */
const place = { file: 'docs/search.md', name: 'search' }

/** How a set of queries is answered, class by class. */
function reportsOf(set: QuerySet, search: BuiltSearch, engines: Record<string, Engine>): ClassReport[] {
  const queries = readQueries(set, search.catalog)
  return queryClasses.flatMap((name) => {
    const own = queries.filter((query) => query.class === name)
    const scoreBy = (engine: Engine) => scoreOf(own.map((query) => placeOf(query, search.catalog, engine)))
    const scores = Object.entries(engines).map(([engine, answer]) => [engine, scoreBy(answer)] as const)
    return own.length ? [{ set, class: name, scores: Object.fromEntries(scores) }] : []
  })
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
function bench({ misses, write }: { misses: boolean; write: boolean }) {
  const search = readBuiltSearch('public')
  const ours: Engine = (query) => search.index.search(query)
  const engines = { 'this search': ours, MiniSearch: miniSearchOf(search), lunr: lunrOf(search) }
  const table = tableOf(querySets.flatMap((set) => reportsOf(set, search, engines)))
  console.log(`${search.catalog.pages.length} pages, ${search.catalog.parts.length} parts\n\n${table}`)
  if (misses)
    for (const set of querySets)
      readQueries(set, search.catalog).forEach((query) => reportMiss(query, search, ours))
  if (write) writeFileSync(place.file, withMeasured(readFileSync(place.file, 'utf8'), place, table))
}

void runCommand({
  usage:
    'npm run bench:search [-- --misses] [-- --write]: --misses names the queries whose first answer is not a right one, --write puts the table into docs/search.md',
  options: { misses: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  run: bench,
})
