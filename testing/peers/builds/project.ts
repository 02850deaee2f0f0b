import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureCommand, type CommandCost } from '../../projects/measure-command'
import { scratch } from '../scratch'
import { sites, type SiteName } from '../sites'

/** A site's project, ready to be built. */
export interface Project {
  name: SiteName
  folder: string
}

/** Nothing is sent to the makers of a generator, and builds behave as they do for a robot. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  CI: '1',
  FORCE_COLOR: '0',
  NODE_ENV: undefined,
  NODE_OPTIONS: undefined,
}

/** The folder of what a project's build made. */
export const outputOf = ({ name, folder }: Project) => path.join(folder, sites[name].output)

/**
 * Builds a project.
 * @throws when the build fails, with the end of what it says
 */
export const build = ({ name, folder }: Project): Promise<CommandCost> =>
  measureCommand(sites[name].command, { cwd: folder, log: scratch(`${name}.log`), env: environment })

/** Does something while a page has a sentence more, and takes the sentence back. */
export async function withEdit<T>(
  { name, folder }: Project,
  slug: string,
  run: () => Promise<T>,
): Promise<T> {
  const file = path.join(folder, sites[name].file(slug))
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before.trimEnd()}\n\nThis sentence was added at ${new Date().toISOString()}.\n`)
  try {
    return await run()
  } finally {
    writeFileSync(file, before)
  }
}
