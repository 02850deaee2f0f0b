import path from 'node:path'
import { makeMultipliedCopy, measureBuild, measureOutput } from '../testing/projects/build-trial'
import { runCommand, wholeNumber } from './command'
import { printRow } from './print-row'

/**
 * Builds the site with its guides multiplied, cold and warm, in a scratch folder, and prints a table: time and output
 * must grow no faster than the pages do.
 */
async function bench(factors: readonly number[]) {
  printRow('content', 'pages', 'cold s', 'warm s', 'peak memory MB', 'output MB', 'HTML KB a page')
  printRow('---', ...Array.from({ length: 6 }, () => '---:'))
  for (const factor of factors) {
    const copy = makeMultipliedCopy(factor)
    const cold = await measureBuild(copy.root)
    const warm = await measureBuild(copy.root)
    const { pages, total, perPage } = measureOutput(path.join(copy.root, 'public'))
    copy.remove()
    const [coldTime, warmTime, output, html] = [cold.seconds, warm.seconds, total, perPage].map((figure) =>
      figure.toFixed(1),
    )
    printRow(`×${factor}`, pages, coldTime!, warmTime!, Math.max(cold.peak, warm.peak), output!, html!)
  }
}

void runCommand({
  usage: 'npm run bench:build [-- 1 4 16], the numbers saying how often the guides are there',
  words: Infinity,
  run: (_, words) => bench(words.length ? words.map(wholeNumber) : [1, 4, 16]),
})
