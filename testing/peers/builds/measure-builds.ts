import { rmSync } from 'node:fs'
import path from 'node:path'
import { median } from '../../quantile'
import type { CommandCost } from '../../projects/measure-command'
import { rounded } from '../rounded'
import { sites, type SiteName } from '../sites'
import { build, withEdit, type Project } from './project'

/** What builds of a site took: with nothing kept, and after an edit of one page. */
export interface BuildFigures {
  cold: CommandCost
  warm: CommandCost
}

/** The page that is edited between a cold and a warm build. */
const editedPage = 'run-node/quick-start'

/** The median of each figure. */
export const medianCost = (costs: readonly CommandCost[]): CommandCost => ({
  seconds: rounded(median(costs.map(({ seconds }) => seconds)), 1),
  cpu: rounded(median(costs.map(({ cpu }) => cpu)), 1),
  memory: rounded(median(costs.map(({ memory }) => memory))),
})

/** Builds a site once cold and once warm. */
async function buildTwice(project: Project) {
  for (const left of sites[project.name].leavings)
    rmSync(path.join(project.folder, left), { recursive: true, force: true })
  const cold = await build(project)
  const warm = await withEdit(project, editedPage, () => build(project))
  const told = (cost: CommandCost) => `${cost.seconds.toFixed(1)} s`
  console.log(`${project.name}: cold ${told(cold)}, warm ${told(warm)}`)
  return { cold, warm }
}

/** Builds all sites in turn, so that what else the machine does meets all of them; medians of the runs. */
export async function measureBuilds(projects: readonly Project[], runs: number) {
  const all = new Map<SiteName, BuildFigures[]>(projects.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const project of projects) all.get(project.name)!.push(await buildTwice(project))
  return new Map(
    [...all].map(([name, each]): [SiteName, BuildFigures] => [
      name,
      { cold: medianCost(each.map(({ cold }) => cold)), warm: medianCost(each.map(({ warm }) => warm)) },
    ]),
  )
}
