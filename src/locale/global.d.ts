import type { Catalogue } from './catalogue'
import type { Filled } from './text-kinds'

declare global {
  /**
   * The words of the site's language, in code that webpack bundles: each is written into the chunk that uses it
   * (src/node/gatsby/words.ts), so that no chunk holds words that it does not show. Only whole names work,
   * `WORDS.search.name`; there is no object behind them to take apart.
   */
  const WORDS: Filled<Catalogue>
}
