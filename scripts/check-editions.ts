import { spawnSync } from 'node:child_process'
import { makeEditionsSite } from '../testing/projects/editions-site'
import { build } from '../testing/projects/killed-builds'
import { runCommand } from './command'

/**
 * Builds a small site of two languages and two versions and tries it in a browser. Three builds take minutes: hence not
 * with every other test.
 */
void runCommand({
  usage: 'npm run check:editions',
  run: async () => {
    const copy = makeEditionsSite('editions')
    const { code, seconds, last } = await build(copy.root)
    if (code !== 0) throw new Error(`The build in ${copy.root} has failed: ${last}`)
    const jest = ['jest', '--selectProjects', 'e2e', '--maxWorkers=1', '--testPathPatterns', 'e2e/editions']
    const env = { ...process.env, EDITIONS_SITE: copy.file('public') }
    if (spawnSync('npx', jest, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1
    return `The build took ${seconds.toFixed(0)} s.`
  },
})
