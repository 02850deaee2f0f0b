import { openBuildCache } from '../cache/build-cache'
import type { CardsToDraw } from './cards-ahead'
import { cardCache, paintCards } from './social-cards'

/** The process that `drawCardsAhead` starts. It ends once the cards are drawn, or the build is gone. */
async function run({ cards, root }: CardsToDraw) {
  await paintCards(cards, root, await openBuildCache(root, cardCache))
  process.disconnect()
}

process.once('message', (message) => void run(message as CardsToDraw))
process.once('disconnect', () => process.exit())
