import path from 'node:path'
import sharp from 'sharp'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from '../model/site-model'
import type { PublishedSite } from './output'
import { cardPainter, type SocialCard } from './social-card'
import { socialCardOutputs } from './social-cards'

const root = path.join(__dirname, '../../..')

describe('a card', () => {
  const paint = cardPainter(root)
  const card: SocialCard = { above: 'Docs · Learn', title: 'Fees', below: 'What they are.' }
  /** Columns of the picture that the text reaches, from the left. */
  const lettersEnd = async (title: string) => {
    const blank = await paint({ ...card, title: '' })
    const [a, b] = await Promise.all(
      [blank, await paint({ ...card, title })].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
    )
    let end = 0
    for (let index = 0; index < a!.length; index++)
      if (Math.abs(a![index]! - b![index]!) > 60) end = Math.max(end, Math.floor(index / 3) % 1200)
    return end
  }

  it('is a picture of the size that networks show', async () => {
    const { width, height, format, size } = await sharp(await paint(card)).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(size).toBeLessThan(60_000)
  })

  it('says its title', async () => {
    expect(await lettersEnd('Fees')).toBeGreaterThan(150)
    expect(await lettersEnd('Fees and more')).toBeGreaterThan(await lettersEnd('Fees'))
  })

  it.each([
    'Wonderful '.repeat(9).trim(),
    'GetBucketMetadataTableConfiguration',
    'GenerateDataKeyPairWithoutPlaintext',
    'MetadataTableConfigurationResult',
  ])('breaks the title "%s" into lines that leave the drawing alone', async (title) => {
    expect(await lettersEnd(title)).toBeLessThan(840)
  })

  it('has the drawing of its section, else the mark', async () => {
    const pictures = await Promise.all(
      ['learn', 'api', undefined].map((section) => paint({ ...card, section })),
    )
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3)
  })
})

describe('the cards of a site', () => {
  const kept = new Map<string, Buffer>()
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: Buffer | string) => Promise.resolve(void kept.set(key, Buffer.from(value))),
  }
  let site: PublishedSite
  const drawn: string[] = []
  const draw = (card: SocialCard) => {
    drawn.push(card.title)
    return Promise.resolve(Buffer.from(JSON.stringify(card)))
  }
  const outputs = async (changes: Partial<PublishedSite> = {}) => {
    drawn.length = 0
    return socialCardOutputs({ ...site, ...changes }, root, cache, draw)
  }

  beforeAll(async () => {
    const { settings, ...model } = await buildSiteModel(await loadFixture('unlisted'))
    site = { ...model, settings: settings!, images: new Map(), basePath: '' }
  })
  beforeEach(() => kept.clear())

  it('are one for each document and listing, with its section', async () => {
    const cards = await outputs()
    expect(cards.map(({ file }) => file)).toEqual([
      'social/docs/guide.png',
      'social/docs/guide/recipes/a.png',
      'social/docs/guide/recipes/b.png',
      'social/docs/guide/recipes/c.png',
      'social/docs/category/recipes.png',
    ])
    expect(JSON.parse(String(cards[1]!.content))).toEqual({
      above: 'Test docs · Guide',
      section: 'guide',
      title: 'A',
      below: 'A page that exists to test how the site is made from files, in guide recipes a.',
    })
  })

  it('are drawn once, and again only for what has changed', async () => {
    await outputs()
    expect(drawn).toHaveLength(5)
    const again = await outputs()
    expect([drawn, again.length]).toEqual([[], 5])
    const [first, ...others] = site.docs
    await outputs({ docs: [{ ...first!, title: 'New' }, ...others] })
    expect(drawn).toEqual(['New'])
  })
})
