import { readFileSync, writeFileSync } from 'node:fs'
import { withMeasured } from '../testing/documents/measured-part'
import { readBuiltSearch, type BuiltSearch } from '../testing/search/built-search'
import {
  answeredSets,
  queryClasses,
  querySets,
  readAnswers,
  readQueries,
  type JudgedQuery,
  type QuerySet,
} from '../testing/search/judged-queries'
import { answerTableOf, tableOf, type AnswerReport, type ClassReport } from '../testing/search/report'
import { answerPlaceOf, placeOf, scoreOf } from '../testing/search/score'
import { lunrOf, miniSearchOf, type Engine } from '../testing/search/yardsticks'
import { runCommand } from './command'

/** The document that tells how well the search finds, and where in it. */
const file = 'docs/search.md'
const places = { pages: { file, name: 'search' }, answers: { file, name: 'answers' } }

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

/** How often results of a set's questions open where the answer is in sight. */
function answersOf(
  set: (typeof answeredSets)[number],
  search: BuiltSearch,
  engines: Record<string, Engine>,
): AnswerReport {
  const questions = readAnswers(set, search.catalog)
  const scores = Object.entries(engines).map(([engine, answer]) => {
    const found = questions.map((question) => answerPlaceOf(question, search.catalog, answer))
    return [engine, scoreOf(found)] as const
  })
  return { set, scores: Object.fromEntries(scores) }
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
  // The answers were looked for among the results of these two.
  const graded = { 'this search': ours, MiniSearch: miniSearchOf(search) }
  const engines = { ...graded, lunr: lunrOf(search) }
  const table = tableOf(querySets.flatMap((set) => reportsOf(set, search, engines)))
  const answers = answerTableOf(answeredSets.map((set) => answersOf(set, search, graded)))
  const { pages, parts } = search.catalog
  console.log(`${pages.length} pages, ${parts.length} parts\n\n${table}\n${answers}`)
  if (misses)
    for (const set of querySets)
      readQueries(set, search.catalog).forEach((query) => reportMiss(query, search, ours))
  if (!write) return
  const withPages = withMeasured(readFileSync(file, 'utf8'), places.pages, table)
  writeFileSync(file, withMeasured(withPages, places.answers, answers))
}

void runCommand({
  usage:
    'npm run bench:search [-- --misses] [-- --write]: --misses names the queries whose first answer is not a right one, --write puts the tables into docs/search.md',
  options: { misses: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  run: bench,
})
