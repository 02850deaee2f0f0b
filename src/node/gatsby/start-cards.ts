import type { SiteModel } from '../model/site-model'
import { drawCardsAhead } from '../outputs/cards-ahead'

let drawn = Promise.resolve()

/** Begins to draw the cards of a build, which wait for nothing but the model. What goes wrong is told by the end of the build, which tries again. */
export function startCards({ settings, ...model }: SiteModel, root: string): void {
  if (settings) drawn = drawCardsAhead({ ...model, settings }, root).catch(() => {})
}

/** Resolves when the cards that were begun are there. */
export const cardsAreDrawn = (): Promise<void> => drawn
