import path from 'node:path'
import {
  makeEmptySite,
  makeMultipliedCopy,
  measureBuild,
  measureOutput,
} from '../testing/projects/build-trial'
import type { TrialCopy } from '../testing/projects/trial-copy'
import { runCommand, wholeNumber } from './command'
import { printRow } from './print-row'

/** Builds what a folder holds, cold and warm, and prints a row of the table. */
async function measure(name: string, copy: Pick<TrialCopy, 'root' | 'remove'>) {
  const cold = await measureBuild(copy.root)
  const warm = await measureBuild(copy.root)
  const { pages, total, perPage } = measureOutput(path.join(copy.root, 'public'))
  copy.remove()
  const [coldTime, warmTime, output, html] = [cold.seconds, warm.seconds, total, perPage].map((figure) =>
    figure.toFixed(1),
  )
  printRow(name, pages, coldTime!, warmTime!, Math.max(cold.peak, warm.peak), output!, html!)
}

/**
 * Builds the site with its guides multiplied, cold and warm, in a scratch folder, and prints a table: time and output
 * must grow no faster than the pages do. The first row is a site of one word: no build of Gatsby's takes less.
 */
async function bench(factors: readonly number[]) {
  printRow('content', 'pages', 'cold s', 'warm s', 'peak memory MB', 'output MB', 'HTML KB a page')
  printRow('---', ...Array.from({ length: 6 }, () => '---:'))
  await measure('one word', makeEmptySite())
  for (const factor of factors) await measure(`×${factor}`, makeMultipliedCopy(factor))
}

void runCommand({
  usage: 'npm run bench:build [-- 1 4 16], the numbers saying how often the guides are there',
  words: Infinity,
  run: (_, words) => bench(words.length ? words.map(wholeNumber) : [1, 4, 16]),
})
