import { siteNames, type SiteName } from '../sites'
import type { Figures, SiteBuilds, SiteReaders } from './figures'

/** One line of the comparison, in which less is better. */
export interface Measure {
  what: string
  unit: string
  digits: number
  of: (figures: Figures, site: SiteName) => number | undefined
  /** Its name in the picture; what is not named is not drawn. */
  drawn?: string
}

const ofBuilds =
  (read: (builds: SiteBuilds) => number): Measure['of'] =>
  ({ builds }, site) =>
    builds[site] && read(builds[site])

const ofReaders =
  (read: (readers: SiteReaders) => number): Measure['of'] =>
  ({ readers }, site) =>
    readers[site] && read(readers[site])

const seconds = { unit: 's', digits: 1 }
const milliseconds = { unit: 'ms', digits: 0 }
const kilobytes = { unit: 'KB', digits: 0 }

/** What readers get. */
export const readerMeasures: readonly Measure[] = [
  {
    what: 'First visit until idle',
    drawn: 'First visit, bytes',
    ...kilobytes,
    of: ofReaders(({ firstVisit }) => firstVisit.all),
  },
  { what: '– of it scripts', ...kilobytes, of: ofReaders(({ firstVisit }) => firstVisit.scripts) },
  { what: '– of it pages fetched ahead', ...kilobytes, of: ofReaders(({ firstVisit }) => firstVisit.ahead) },
  {
    what: 'Largest paint, phone on slow 4G',
    drawn: 'Largest paint',
    ...seconds,
    digits: 2,
    of: ofReaders(({ lighthouse }) => lighthouse.largestPaint / 1000),
  },
  {
    what: 'Blocking time, a quarter of the CPU',
    drawn: 'Blocking time',
    ...milliseconds,
    of: ofReaders(({ lighthouse }) => lighthouse.blocking),
  },
  {
    what: 'Click to new heading',
    drawn: 'Click to heading',
    ...milliseconds,
    of: ofReaders(({ click }) => click.full),
  },
  { what: '– on slow 4G', ...milliseconds, of: ofReaders(({ click }) => click.slow) },
  {
    what: 'Open the search, type, first result',
    drawn: 'Search to result',
    ...milliseconds,
    of: ofReaders(({ search }) => search.full),
  },
  { what: '– on slow 4G', ...milliseconds, of: ofReaders(({ search }) => search.slow) },
]

/** What authors and their robots wait for. */
export const buildMeasures: readonly Measure[] = [
  { what: 'Cold build', drawn: 'Cold build', ...seconds, of: ofBuilds(({ cold }) => cold.seconds) },
  { what: '– CPU time', ...seconds, of: ofBuilds(({ cold }) => cold.cpu) },
  { what: '– memory', unit: 'MB', digits: 0, of: ofBuilds(({ cold }) => cold.memory) },
  {
    what: 'Build after one edit',
    drawn: 'After one edit',
    ...seconds,
    of: ofBuilds(({ warm }) => warm.seconds),
  },
  { what: '– CPU time', ...seconds, of: ofBuilds(({ warm }) => warm.cpu) },
  { what: '– memory', unit: 'MB', digits: 0, of: ofBuilds(({ warm }) => warm.memory) },
]

/** The sites that something is known of, in their order. */
export const sitesIn = ({ labels }: Figures): SiteName[] => siteNames.filter((name) => labels[name])

/** How many times as much another site has as ours; nothing where one is not known, or ours is nothing. */
export function ratioOf({ of }: Measure, figures: Figures, site: SiteName): number | undefined {
  const [ours, theirs] = [of(figures, 'ours'), of(figures, site)]
  return ours && theirs !== undefined ? theirs / ours : undefined
}
