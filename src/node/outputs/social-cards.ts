import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { words } from '../../locale/site-words'
import { socialCardPath } from '../../shared/social-card'
import type { BuildCache } from '../cache/build-cache'
import type { Output, PublishedSite } from './output'
import { cardPainter, cardSources, type SocialCard } from './social-card'
import { sha256 } from '../../publish/sha256'

/** How many cards are drawn at a time: text is set in one thread, pictures are compressed in others. */
const atOnce = 8

/**
 * A picture for each document and listing, shown where somebody shares its address.
 * @param root project folder
 * @param cache where drawn cards are kept between builds
 * @param draw makes a picture of a card
 */
export async function socialCardOutputs(
  site: PublishedSite,
  root: string,
  cache: BuildCache,
  draw = cardPainter(root),
): Promise<Output[]> {
  const design = sha256(...(await Promise.all(cardSources.map((file) => readFile(path.join(root, file))))))
  const paint = async ({ file, card }: { file: string; card: SocialCard }): Promise<Output> => {
    const key = `${sha256(design, JSON.stringify(card)).slice(0, 32)}.png`
    const kept = await cache.get(key)
    if (kept) return { file, content: kept }
    const content = await draw(card)
    await cache.set(key, content)
    return { file, content }
  }
  const cards = cardsOf(site)
  const outputs: Output[] = []
  for (let start = 0; start < cards.length; start += atOnce)
    outputs.push(...(await Promise.all(cards.slice(start, start + atOnce).map(paint))))
  return outputs
}

/** What the card of each page says, and where it is served. */
function cardsOf({
  docs,
  categories,
  sidebars,
  settings,
}: PublishedSite): { file: string; card: SocialCard }[] {
  const labels = new Map(sidebars.map(({ name, label }) => [name, label]))
  const pages = [...docs, ...categories.map((category) => ({ ...category, title: category.label }))]
  return pages.map(({ path, title, description, sidebar }) => ({
    file: socialCardPath(path).slice(1),
    card: {
      above: words.titles.card.join({ site: settings.title, section: labels.get(sidebar) ?? '' }),
      section: sidebar,
      title,
      below: description,
    },
  }))
}
