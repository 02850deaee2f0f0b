import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
 * @throws when the program that builds is missing, or when the build fails, with the end of what it says
 */
export async function build({ name, folder }: Project): Promise<CommandCost> {
  const { command } = sites[name]
  const program = path.join(folder, command[0]!)
  if (command[0]!.includes('/') && !existsSync(program))
    throw new Error(
      `${program} is missing: npm was not allowed to run the install script of the package "node", or it knows none for this system. Allow it (npm config set ignore-scripts false), remove ${folder} and run the command again, or leave ${name} out with --sites.`,
    )
  return measureCommand(command, { cwd: folder, log: scratch(`${name}.log`), env: environment })
}

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
