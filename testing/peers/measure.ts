import { findBrowser } from '../browser/find-browser'
import { withBrowser } from '../browser/launch'
import { measureBuilds } from './builds/measure-builds'
import { prepare } from './builds/prepare'
import { build, outputOf, type Project } from './builds/project'
import { checkParity } from './corpus/parity'
import { measureReaders } from './readers/measure-readers'
import type { Figures } from './report/figures'
import { thisMachine, underConditions } from './report/machine'
import { install } from './scratch'
import { labelOf, type SiteName } from './sites'

/** What is measured, and how often. */
export interface Wanted {
  sites: readonly SiteName[]
  runs: number
  builds: boolean
  readers: boolean
  /** Whether readers get the sites as an earlier run has built them. */
  built: boolean
}

/** Something for each of the sites, by their names. */
const forEach = <T>(sites: Iterable<readonly [SiteName, T]>) =>
  Object.fromEntries(sites) as Partial<Record<SiteName, T>>

/** What builds take. They leave sites with an edited page, so those are built once more. */
async function timeBuilds(projects: readonly Project[], runs: number): Promise<Figures['builds']> {
  const { measured, conditions } = await underConditions(runs, () => measureBuilds(projects, runs))
  return forEach([...measured].map(([name, figures]) => [name, { ...conditions, ...figures }]))
}

/** Makes sure that readers can be measured, before an hour is spent on builds. */
function prepareReaders() {
  findBrowser()
  install('lighthouse')
}

/** What readers get. */
async function timeReaders(
  projects: readonly Project[],
  runs: number,
): Promise<Pick<Figures, 'readers' | 'tools'>> {
  const { measured, conditions } = await underConditions(runs, () => measureReaders(projects, runs))
  const chromium = await withBrowser((browser) => Promise.resolve(browser.version()))
  return {
    readers: forEach([...measured.sites].map(([name, figures]) => [name, { ...conditions, ...figures }])),
    tools: { chromium, lighthouse: measured.lighthouse },
  }
}

/**
 * Measures this site and the others, all with the same words.
 * @throws when one can't be installed, built or used, or says something else than this site
 */
export async function measure({ sites, runs, built, ...wanted }: Wanted): Promise<Figures> {
  if (wanted.readers) prepareReaders()
  const { projects, corpus } = await prepare(sites, built)
  const builds = wanted.builds ? await timeBuilds(projects, runs) : {}
  const mustBuild = projects.filter(({ name }) => wanted.builds || (!built && name !== 'ours'))
  for (const project of mustBuild) {
    console.log(`Building ${project.name} …`)
    await build(project)
  }
  checkParity(corpus, forEach(projects.map((project) => [project.name, outputOf(project)])))
  return {
    pages: corpus.pages.length,
    machine: thisMachine(),
    labels: forEach(projects.map(({ name, folder }) => [name, labelOf(name, folder)])),
    builds,
    readers: {},
    ...(wanted.readers && (await timeReaders(projects, runs))),
  }
}
