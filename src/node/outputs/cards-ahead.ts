import { fork } from 'node:child_process'
import path from 'node:path'
import { openBuildCache } from '../cache/build-cache'
import { cardCache, cardKeys, cardsOf, type CardSite, type PageCard } from './social-cards'

/** What the process is sent (./cards-process.ts). */
export interface CardsToDraw {
  cards: PageCard[]
  /** Project folder. */
  root: string
}

/**
 * Draws the cards that are not kept yet into their cache, in a process of its own: while Gatsby starts and webpack runs, a core is idle.
 * @param root project folder
 * @returns resolves when the process has ended, whether it has drawn them or not: what is missing then is drawn at the end of the
 * build, which tells what is wrong
 */
export async function drawCardsAhead(site: CardSite, root: string): Promise<void> {
  const cards = await withoutKept(cardsOf(site), root)
  if (!cards.length) return
  const file = path.join(__dirname, 'cards-process.ts')
  const drawing = fork(file, { execArgv: ['--import', 'tsx'], stdio: 'ignore' })
  const toDraw: CardsToDraw = { cards, root }
  drawing.send(toDraw)
  await new Promise<void>((resolve) => {
    drawing.once('error', () => resolve())
    drawing.once('exit', () => resolve())
  })
}

async function withoutKept(cards: readonly PageCard[], root: string): Promise<PageCard[]> {
  const [cache, keyOf] = await Promise.all([openBuildCache(root, cardCache), cardKeys(root)])
  const kept = await Promise.all(cards.map(({ card }) => cache.get(keyOf(card))))
  return cards.filter((_, index) => !kept[index])
}
