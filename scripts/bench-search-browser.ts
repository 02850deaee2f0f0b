import { withServedSite } from '../testing/browser/launch'
import { median, quantile } from '../testing/quantile'
import { measureSearch, type BrowserCost } from '../testing/search/browser-cost'
import { runCommand, wholeNumber } from './command'
import { printRow } from './print-row'

/**
 * What the search costs in a browser, on a page of the built site, with the machine's speed and with a CPU slowed down
 * four times: medians of the runs.
 */
const bench = (runs: number) =>
  withServedSite(async (site) => {
    printRow('CPU', 'ready ms', 'key ms: median', '95 %', 'longest task ms: loading', 'typing', 'heap MB')
    printRow('---', ...Array.from({ length: 6 }, () => '---:'))
    for (const slowdown of [1, 4]) {
      const all: BrowserCost[] = []
      for (let run = 0; run < runs; run++) all.push(await measureSearch(site, slowdown))
      const keys = all.flatMap((one) => one.keys)
      const figures = [
        median(all.map(({ ready }) => ready)),
        median(keys),
        quantile(keys, 0.95),
        median(all.map(({ longest }) => longest.loading)),
        median(all.map(({ longest }) => longest.typing)),
      ].map((figure) => figure.toFixed(0))
      const heap = median(all.map((one) => one.heap)).toFixed(1)
      printRow(slowdown === 1 ? 'full speed' : 'a quarter', ...figures, heap)
    }
  })

void runCommand({
  usage: 'npm run bench:search:browser [-- 5], the number of runs',
  words: 1,
  run: (_, [runs = '5']) => bench(wholeNumber(runs)),
})
