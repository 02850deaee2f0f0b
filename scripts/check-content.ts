import { openBuildCache } from '../src/node/cache/build-cache'
import { rememberingCompiler } from '../src/node/cache/compile-cache'
import { checkSite } from '../src/node/model/check-site'
import { readSource } from '../src/node/source/read-source'
import { settings } from '../src/site/settings'
import { runCommand } from './command'

/**
 * All mistakes of content and settings in seconds, without a build. Parts of paths narrow the report down to the files
 * whose path contains one of them.
 */
void runCommand({
  usage: 'npm run check:content [-- run-node FAQ.mdx …], parts of the paths to report on',
  words: Infinity,
  run: async (_, parts) => {
    const root = process.cwd()
    const source = await readSource(root, settings, false)
    const compile = rememberingCompiler(await openBuildCache(root, 'pages'), root)
    const { report, failed } = await checkSite(source, parts, compile)
    if (failed) process.exitCode = 1
    return report
  },
})
