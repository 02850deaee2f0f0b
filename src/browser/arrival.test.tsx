import { act } from '@testing-library/react'
import { arrive, prepareFocus, shouldUpdateScroll, startRegionId } from './arrival'

const place = (address: string, key = address) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.com')
  return { pathname, search, hash, key }
}
const scrolls = (from: string | null, to: string, key?: string) =>
  shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : { location: place(from) },
    routerProps: { location: place(to, key) },
  } as never)

beforeEach(() => {
  window.scrollTo = jest.fn()
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

  it('leaves a page alone whose query or hash changes', () => {
    arrive(place('/a/?b#c'), place('/a/'))
    expect(document.body).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('puts the focus before the skip link, until it goes on', () => {
    arrive(place('/b/'), place('/a/'))
    expect(region()).toHaveFocus()
    act(() => region().querySelector('a')!.focus())
    expect(region()).not.toHaveAttribute('tabindex')
  })

  it('puts the focus at the heading that the address names, in whatever letters', () => {
    arrive(place('/b/#größe'), place('/a/'))
    expect(document.getElementById('größe')).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('begins at the top where there is no such heading', () => {
    arrive(place('/b/#none'), place('/a/'))
    expect(region()).toHaveFocus()
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('shouldUpdateScroll', () => {
  it.each([
    ['on the first page', null, '/a/'],
    ['on another page', '/a/', '/b/'],
    ['to another heading', '/a/#b', '/a/#c'],
    ['to the top', '/a/#b', '/a/'],
  ])('lets Gatsby scroll %s', (_, from, to) => {
    expect(scrolls(from, to)).toBe(true)
  })

  it('lets Gatsby scroll to the top by a link to the page that is shown', () => {
    expect(scrolls('/a/', '/a/', 'another entry of the history')).toBe(true)
  })

  it('stays where only the query changes, or nothing at all', () => {
    expect(scrolls('/a/#b', '/a/?c#b')).toBe(false)
    expect(scrolls('/a/#b', '/a/#b')).toBe(false)
  })
})

it('prepareFocus keeps the whole page from taking the focus', () => {
  prepareFocus()
  document.getElementById('gatsby-focus-wrapper')!.focus()
  expect(document.body).toHaveFocus()
})
