import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { words } from '../../locale/site-words'
import { socialCardPath } from '../../shared/social-card'
import type { Output, PublishedSite } from './output'
import { cardPainter, cardSources, type SocialCard } from './social-card'

/** How many cards are drawn at a time: text is set in one thread, pictures are compressed in others. */
const atOnce = 8

/**
 * A picture for each document and listing, shown where somebody shares its address.
 * @param root project folder
 * @param folder where drawn cards are kept between builds; those that no page has any more are removed
 * @param draw makes a picture of a card
 */
export async function socialCardOutputs(
  site: PublishedSite,
  root: string,
  folder: string,
  draw = cardPainter(root),
): Promise<Output[]> {
  const design = await Promise.all(cardSources.map((file) => readFile(path.join(root, file))))
  const cards = cardsOf(site).map((entry) => ({
    ...entry,
    key: `${hash(...design, JSON.stringify(entry.card))}.png`,
  }))
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  const missing = cards.filter(({ key }) => !known.has(key))
  for (let start = 0; start < missing.length; start += atOnce)
    await Promise.all(
      missing.slice(start, start + atOnce).map(async ({ key, card }) => {
        await writeFile(path.join(folder, key), await draw(card))
      }),
    )
  const wanted = new Set(cards.map(({ key }) => key))
  await Promise.all([...known].filter((key) => !wanted.has(key)).map((key) => rm(path.join(folder, key))))
  return Promise.all(
    cards.map(async ({ file, key }) => ({ file, content: await readFile(path.join(folder, key)) })),
  )
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

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 32)
}
