import { act } from '@testing-library/react'
import { stateOfParts } from '../head-scripts/page-parts'
import { fromTopAttribute } from '../shared/later-blocks'
import { arrive, prepareFocus, startRegionId } from './arrival'

const place = (address: string, key = address) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.com')
  return { pathname, search, hash, key }
}

beforeEach(() => {
  window.___parts = stateOfParts
  window.scrollTo = jest.fn()
  Element.prototype.scrollIntoView = jest.fn()
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper" tabindex="-1">
      <div id="${startRegionId}"><a href="#__main">Skip</a></div>
      <h2 id="größe">Size</h2>
    </div>`
})
const region = () => document.getElementById(startRegionId)!

describe('arrive', () => {
  it('leaves the first page to the browser', () => {
    arrive(place('/a/#größe'), null)
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['only its query changes', '/a/?b', '/a/'],
    ['the address names no heading', '/a/#none', '/a/'],
  ])('leaves a page alone where %s', (_, to, from) => {
    arrive(place(to), place(from))
    expect(document.body).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ['begins another page with what is seen of it', '/d/', '/a/', true],
    ['has all of a page laid out before it goes to a heading of it', '/d/#größe', '/a/', false],
    ['has the rest of a page laid out before it goes to a heading', '/a/#größe', '/a/', false],
  ])('%s', (title, to, from, fromTop) => {
    document.documentElement.toggleAttribute(fromTopAttribute, !fromTop)
    arrive(place(to, title), place(from))
    expect(document.documentElement.hasAttribute(fromTopAttribute)).toBe(fromTop)
  })

  it('goes to the top by a link to the page that is shown', () => {
    arrive(place('/a/', 'another entry of the history'), place('/a/'))
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(region()).toHaveFocus()
  })

  it('leaves an entry alone that is shown already', () => {
    arrive(place('/c/', 'one'), place('/a/'))
    act(() => region().blur())
    arrive(place('/c/#größe', 'one'), place('/c/', 'one'))
    expect(document.body).toHaveFocus()
  })

  it('brings back what was unfolded, also at an entry that the browser itself has gone to', () => {
    const show = (id: string) => {
      document.body.innerHTML = `<article><details id="${id}"><summary>More</summary></details></article>`
      return document.querySelector('details')!
    }
    arrive(place('/a/', 'first'), place('/z/'))
    show('a').open = true
    arrive(place('/a/#größe', 'first'), place('/a/', 'first')) // shown already
    const other = show('b')
    arrive(place('/b/', 'second'), place('/a/'))
    expect(other.open).toBe(false)
    const again = show('a')
    arrive(place('/a/', 'first'), place('/b/'))
    expect(again.open).toBe(true)
  })

  it('puts the focus before the skip link, until it goes on', () => {
    arrive(place('/b/'), place('/a/'))
    expect(region()).toHaveFocus()
    act(() => region().querySelector('a')!.focus())
    expect(region()).not.toHaveAttribute('tabindex')
  })

  it.each(['/a/', '/b/'])(
    'goes from %s to the heading that the address names, in whatever letters',
    (from) => {
      arrive(place('/b/#größe', from), place(from))
      expect(document.getElementById('größe')).toHaveFocus()
      expect(document.getElementById('größe')!.scrollIntoView).toHaveBeenCalled()
    },
  )

  it('begins at the top where there is no such heading', () => {
    arrive(place('/b/#none'), place('/a/'))
    expect(region()).toHaveFocus()
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

it('prepareFocus keeps the whole page from taking the focus', () => {
  prepareFocus()
  document.getElementById('gatsby-focus-wrapper')!.focus()
  expect(document.body).toHaveFocus()
})
