import { packHeadings } from '../shared/packed-headings'
import { readCatalog } from './catalog'

const titles = {
  settings: { maxHits: 5, suggested: [], synonyms: [['a', 'b']] },
  0: { title: 'One', path: '/one/', section: 'Run', trail: [], texts: 'x' },
  3: { title: 'Two', path: '/two/', section: 'API', trail: ['Keys'], texts: 'y' },
}

describe('the catalog', () => {
  const { parts, pages, settings } = readCatalog(
    titles,
    packHeadings({
      1: { heading: 'What it is' },
      2: { heading: 'Über', anchor: 'über' },
      4: { heading: 'KeyId', anchor: 'key-id', isName: true },
      5: { heading: 'Errors' },
      6: { heading: 'NotFound', isName: true },
    }),
  )

  it('gives every part its page and its anchor, that of its words where it has no other', () => {
    expect(
      parts.map(({ ref, page, heading, hash, isName }) => [ref, page.path, heading, hash, isName]),
    ).toEqual([
      [0, '/one/', '', '', false],
      [1, '/one/', 'What it is', '#what-it-is', false],
      [2, '/one/', 'Über', '#über', false],
      [3, '/two/', '', '', false],
      [4, '/two/', 'KeyId', '#key-id', true],
      [5, '/two/', 'Errors', '#errors', false],
      [6, '/two/', 'NotFound', '#notfound', true],
    ])
  })

  it('has the pages and the settings', () => {
    expect(pages.map(({ ref, title }) => [ref, title])).toEqual([
      [0, 'One'],
      [3, 'Two'],
    ])
    expect(settings.maxHits).toBe(5)
  })
})
