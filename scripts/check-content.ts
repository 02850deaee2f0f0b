import './settings-first'
import { fixAll } from '../src/authoring/fix-files'
import { keepDoing } from '../src/authoring/watch'
import { openBuildCache } from '../src/node/cache/build-cache'
import { rememberingCompiler } from '../src/node/cache/compile-cache'
import { findMistakes, reportOf, together, unmatchedParts } from '../src/node/model/check-site'
import { loadCompiler } from '../src/node/page/compile-when-needed'
import { formatWarning } from '../src/node/source/mistakes'
import { readSource } from '../src/node/source/read-source'
import { editionsOf } from '../src/site/editions'
import { settings } from '../src/site/settings'
import { runCommand, WrongArguments } from './command'

/**
 * All mistakes of content and settings in seconds, without a build. Parts of paths narrow the report down to the files
 * whose path contains one of them.
 */
void runCommand({
  usage:
    'npm run check:content [-- run-node FAQ.mdx … --fix --watch], parts of the paths to report on; --fix fixes what needs no decision, --watch goes on',
  options: { fix: { type: 'boolean' }, watch: { type: 'boolean' } },
  words: Infinity,
  run: async ({ fix, watch }, parts) => {
    const root = process.cwd()
    const compile = rememberingCompiler(await openBuildCache(root, 'pages'), root)
    const find = async () => {
      const sources = await Promise.all(
        editionsOf(settings).map((edition) => readSource(root, settings, false, { edition })),
      )
      const found = await Promise.all(sources.map((source) => findMistakes(source, parts, compile)))
      const [unmatched] = unmatchedParts(parts, sources)
      // A file may go while the check goes on.
      if (!watch && unmatched !== undefined && !found.some(({ mistakes }) => mistakes.length))
        throw new WrongArguments(`No file has "${unmatched}" in its path.`)
      return together(found)
    }
    const check = async () => {
      const { found, fixed } = fix ? await fixAll(root, find) : { found: await find(), fixed: [] }
      const { report, failed } = reportOf(found)
      return { report: [...fixed.map((one) => `Fixed: ${formatWarning(one)}`), report].join('\n'), failed }
    }
    if (!watch) {
      const { report, failed } = await check()
      if (failed) process.exitCode = 1
      return report
    }
    keepDoing(['content', 'static'], async () => {
      console.log(`\n${new Date().toLocaleTimeString()} ${(await check()).report}`)
      await loadCompiler()
    })
    return 'Every change below content/ is checked. The settings and the check itself are read once: Ctrl+C, and begin again.'
  },
})
