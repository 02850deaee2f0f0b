import './settings-first'
import { existsSync, readFileSync } from 'node:fs'
import { measure, type Wanted } from '../testing/peers/measure'
import { parseFigures } from '../testing/peers/report/figures'
import { merge } from '../testing/peers/report/merge'
import { files, keepFigures, publish } from '../testing/peers/report/publish'
import { siteNames, type SiteName } from '../testing/peers/sites'
import { runCommand, wholeNumber, WrongArguments } from './command'

/** The halves of the comparison. */
const parts = ['builds', 'readers']

const read = (file: string) => parseFigures(readFileSync(file, 'utf8'), file)

/** The sites that were asked for: "ours,vitepress". */
function chosenSites(list: string | undefined): readonly SiteName[] {
  const names = list?.split(',') ?? siteNames
  const unknown = names.filter((name) => !siteNames.some((known) => known === name))
  if (unknown.length)
    throw new WrongArguments(`No site is named ${unknown.join(', ')}. Sites: ${siteNames.join(', ')}.`)
  return siteNames.filter((name) => names.includes(name))
}

/** Whether a half is wanted: both are, unless one is named. */
function isWanted(part: string, only: string | undefined): boolean {
  if (only !== undefined && !parts.includes(only))
    throw new WrongArguments(`"${only}" is no part. Parts: ${parts.join(', ')}.`)
  return only === undefined || only === part
}

/** Measures, keeps the figures beside those that an earlier run has left, and shows them. */
async function bench(wanted: Wanted): Promise<string> {
  const earlier = existsSync(files.figures) ? read(files.figures) : undefined
  const figures = merge(earlier, await measure(wanted))
  keepFigures(figures)
  publish(figures)
  return `Written: ${files.figures}, the table in ${files.table}, ${files.picture}`
}

/** Shows figures that were measured before. */
function show(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}: measure first with npm run bench:peers.`)
  publish(read(file))
  return `Written: the table in ${files.table}, ${files.picture}`
}

/**
 * This site beside four other generators that build the same words: what builds take, and what readers get.
 */
void runCommand({
  usage:
    'npm run bench:peers [-- --runs 3 --only builds --sites ours,vitepress --built --from docs/peers.json], --only for builds or readers alone, --built to take sites as an earlier run left them, --from to draw table and picture again without measuring',
  options: {
    runs: { type: 'string' },
    only: { type: 'string' },
    sites: { type: 'string' },
    built: { type: 'boolean' },
    from: { type: 'string' },
  },
  run: ({ runs = '3', only, sites, built = false, from }) =>
    from === undefined
      ? bench({
          runs: wholeNumber(runs),
          sites: chosenSites(sites),
          builds: isWanted('builds', only),
          readers: isWanted('readers', only),
          built,
        })
      : show(from),
})
