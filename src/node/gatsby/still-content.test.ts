import type { ContentElement } from '../../shared/content-tree'
import { stillContent } from './still-content'

const listing: ContentElement = { tag: 'CodeBlock', props: { html: '<b>ls</b>', language: 'sh' } }
const page = (...children: ContentElement[]): ContentElement => ({ tag: 'Fragment', children })

describe('stillContent', () => {
  it('leaves of an element in which nothing lives the element alone', () => {
    const paragraph = {
      tag: 'p',
      props: { id: 'a' },
      children: ['See ', { tag: 'a', props: { href: '/b/' }, children: ['b'] }],
    }
    expect(stillContent(page(paragraph))).toEqual(page({ tag: 'p', props: { id: 'a' }, still: true }))
  })

  it('goes on within what holds a lively part, and leaves of a listing all but its lines', () => {
    const item = (...children: ContentElement[]) => ({ tag: 'li', children })
    const text = { tag: 'p', children: ['Type:'] }
    const tree = page({
      tag: 'Steps',
      children: [{ tag: 'ol', children: [item(text, listing), item(text)] }],
    })
    const stillText: ContentElement = { tag: 'p', still: true }
    const stillListing: ContentElement = {
      tag: 'CodeBlock',
      props: { html: '', language: 'sh' },
      still: true,
    }
    const steps = [item(stillText, stillListing), { tag: 'li', still: true as const }]
    expect(stillContent(tree)).toEqual(page({ tag: 'Steps', children: [{ tag: 'ol', children: steps }] }))
  })

  it('has React draw what a component stands for: it would not know what is in it', () => {
    const link = { tag: 'a', props: { href: '/b/' }, children: ['b'] }
    const note: ContentElement = {
      tag: 'Admonition',
      props: { kind: 'tip' },
      children: [{ tag: 'p', children: ['Save'] }, link],
    }
    expect(stillContent(page(note)).children).toEqual([
      { ...note, children: [{ tag: 'p', still: true }, link] },
    ])
  })

  it('keeps a table’s frame, which can scroll, and leaves its rows', () => {
    const rows = [{ tag: 'tr', children: [{ tag: 'td', children: ['1'] }] }]
    const table = { tag: 'table', children: [{ tag: 'tbody', children: rows }] }
    expect(stillContent(page(table))).toEqual(
      page({ tag: 'table', children: [{ tag: 'tbody', still: true }] }),
    )
  })

  it('has an element that holds nothing as it is', () => {
    expect(stillContent(page({ tag: 'hr' }))).toEqual(page({ tag: 'hr' }))
  })
})
