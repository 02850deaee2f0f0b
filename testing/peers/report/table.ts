import { printMarkdown } from '../../../src/node/markdown/to-markdown'
import { tableNode } from '../../documents/table-node'
import { siteNames, type SiteName } from '../sites'
import type { Conditions, Figures } from './figures'
import { buildMeasures, ratioOf, readerMeasures, sitesIn, type Measure } from './measures'

/** What stands for what was not measured. */
const unknown = '–'

/** A ratio with two digits that count: "×0.46", "×3.1", "×12". */
export const ratioText = (ratio: number) => `×${ratio.toFixed(ratio >= 9.95 ? 0 : ratio >= 0.995 ? 1 : 2)}`

/** What a site has of a measure: this one its figure, the others how many times that. */
function cellOf(measure: Measure, figures: Figures, site: SiteName): string {
  const value = measure.of(figures, site)
  if (value === undefined) return unknown
  const ratio = site === 'ours' ? undefined : ratioOf(measure, figures, site)
  return ratio === undefined ? `${value.toFixed(measure.digits)} ${measure.unit}` : ratioText(ratio)
}

/** Lighthouse's points, which are no ratios: of 100. */
function points(
  { readers }: Figures,
  site: SiteName,
  ...parts: ('performance' | 'accessibility' | 'bestPractices' | 'seo')[]
) {
  const judged = readers[site]?.lighthouse
  return judged ? parts.map((part) => judged[part]).join(', ') : unknown
}

/** The rows of the table, the heads first. */
export function rowsOf(figures: Figures): string[][] {
  const sites = sitesIn(figures)
  const rows = (measures: readonly Measure[]) =>
    measures.map((measure) => [measure.what, ...sites.map((site) => cellOf(measure, figures, site))])
  return [
    ['', ...sites.map((site) => figures.labels[site]!)],
    ...rows(readerMeasures),
    ['Lighthouse, performance', ...sites.map((site) => points(figures, site, 'performance'))],
    [
      'Lighthouse, accessibility, best practices, search engines',
      ...sites.map((site) => points(figures, site, 'accessibility', 'bestPractices', 'seo')),
    ],
    ...rows(buildMeasures),
  ]
}

/** "1.2 to 2.4", or one of them where both are the same. */
const range = (values: readonly (number | string)[]) => {
  const [first, last] = [values[0]!, values.at(-1)!]
  return first === last ? `${first}` : `${first} to ${last}`
}

/** When one half was measured, how often, and at what load. */
function conditionsOf(all: readonly Conditions[]): string {
  if (!all.length) return 'not measured'
  const dates = range(all.map(({ date }) => date).toSorted())
  const loads = all.flatMap(({ load }) => [load.before, load.after]).toSorted((a, b) => a - b)
  const runs = all.map((each) => each.runs).toSorted((a, b) => a - b)
  return `${dates}, load ${range(loads.map((load) => load.toFixed(1)))}, runs: ${range(runs)}`
}

/** On what, when and at what load it was measured. */
export function conditionsText(figures: Figures): string {
  const { pages, machine, tools } = figures
  const of = (part: 'readers' | 'builds') =>
    conditionsOf(siteNames.flatMap((name) => figures[part][name] ?? []))
  const { processor, cores, memory, system, node } = machine
  return [
    `Medians; ${pages} pages in each site. Readers: ${of('readers')}; builds: ${of('builds')}.`,
    `Machine: ${cores} cores (${processor}), ${memory} GB, ${system}, Node ${node}.`,
    ...(tools ? [`Chromium ${tools.chromium}, Lighthouse ${tools.lighthouse}.`] : []),
  ].join(' ')
}

/** The table with its conditions, as Markdown. */
export function tableOf(figures: Figures): string {
  return printMarkdown([
    tableNode(rowsOf(figures)),
    { type: 'paragraph', children: [{ type: 'text', value: conditionsText(figures) }] },
  ])
}
