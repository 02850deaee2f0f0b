import { checkSite } from '../src/node/model/check-site'
import { readSource } from '../src/node/source/read-source'
import { settings } from '../src/site/settings'

/**
 * `npm run check:content [-- part …]`: all mistakes of content and settings in seconds, without a build. Parts of
 * paths ("run-node", "FAQ.mdx") narrow the report down to the files whose path contains one of them.
 */
async function main() {
  const source = await readSource(process.cwd(), settings, false)
  const { report, failed } = await checkSite(source, process.argv.slice(2))
  console.log(report)
  if (failed) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 2
})
