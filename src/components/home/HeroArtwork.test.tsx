import { act, fireEvent, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { makeHypergraph } from '../../artwork/hypergraph'
import { renderWithSite } from '../../../testing/components/site'
import { HeroArtwork } from './HeroArtwork'
import { motionQuery } from './use-live-artwork'

const graph = makeHypergraph({ seed: 1, points: 24, regions: 4, width: 1000, height: 500 })

const image = (mode: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 1000,
      height: 500,
      images: {
        fallback: { src: `/${mode}.png`, srcSet: `/${mode}.png 1000w` },
        sources: [{ type: 'image/webp', srcSet: `/${mode}.webp 1000w` }],
      },
    },
  },
})

const data = {
  artworkLight: image('light'),
  artworkDark: image('dark'),
  artworkGraph: { publicURL: '/graph.json' },
} as unknown as Queries.HeroArtworkFragment

/** Time, as the browser's frames tell it. */
let now = 0
let frames = new Map<number, FrameRequestCallback>()
const advance = (seconds: number) => {
  for (const end = now + seconds * 1000; now < end;) {
    now += 1000 / 60
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(now)
  }
}
const fetchGraph = jest.fn()

beforeEach(() => {
  now = 0
  frames = new Map()
  let last = 0
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set(++last, callback)
    return last
  })
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id))
  fetchGraph.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(graph) })
  window.fetch = fetchGraph
  welcomeMotion(true)
})

const welcomeMotion = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === motionQuery && matches }) as MediaQueryList)

function show(frameRate?: number) {
  const view = renderWithSite(
    <section>
      <h1>Headline</h1>
      <HeroArtwork data={data} frameRate={frameRate} />
    </section>,
  )
  const stage = view.container.querySelector('section')!
  const frame = stage.querySelector<HTMLElement>('[aria-hidden]')!
  return { ...view, stage, frame, drawing: () => frame.querySelector('svg') }
}

const enter = async (stage: Element, pointerType = 'mouse') => {
  fireEvent(stage, Object.assign(new Event('pointerenter'), { pointerType }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}
const leave = (stage: Element) => fireEvent(stage, new Event('pointerleave'))
const places = (drawing: Element) =>
  [...drawing.querySelectorAll('circle')].map((dot) => `${dot.getAttribute('cx')} ${dot.getAttribute('cy')}`)

describe('the still picture', () => {
  it('is hidden from assistive technology and keeps its place', () => {
    const { frame, queryByRole } = show()
    expect(queryByRole('img')).toBeNull()
    const images = [...frame.querySelectorAll('img')]
    expect(images.map((one) => one.getAttribute('src'))).toEqual(['/light.png', '/dark.png'])
    for (const one of images) {
      expect(one).toHaveAttribute('alt', '')
      expect(one).toHaveAttribute('loading', 'lazy')
      expect(one).toHaveAttribute('width', '1000')
      expect(one).toHaveAttribute('height', '500')
    }
    expect(frame.querySelectorAll('source[type="image/webp"]')).toHaveLength(2)
  })

  it.each([
    ['light', '/light.png'],
    ['dark', '/dark.png'],
  ])('is the one of the %s mode', (mode, src) => {
    document.documentElement.dataset.theme = mode
    const { frame } = show()
    const shown = [...frame.querySelectorAll('picture')].filter(
      (one) => getComputedStyle(one).display !== 'none',
    )
    expect(shown.map((one) => one.querySelector('img')!.getAttribute('src'))).toEqual([src])
  })

  it('is plain HTML on the server', () => {
    const html = renderToString(<HeroArtwork data={data} />)
    expect(html.match(/<picture/g)).toHaveLength(2)
    expect(html).not.toMatch(/<svg|<script|<template|<!--\$/)
  })

  it('is left out where it has not been made', () => {
    const none = { artworkLight: null, artworkDark: null, artworkGraph: null }
    expect(renderWithSite(<HeroArtwork data={none} />).container.querySelector('picture')).toBeNull()
  })

  it.each([-1, 126, NaN])('refuses the frame rate %d', (frameRate) => {
    expect(() => renderToString(<HeroArtwork data={data} frameRate={frameRate} />)).toThrow(RangeError)
  })
})

describe('the picture under a pointer', () => {
  it('loads nothing before', () => {
    show()
    expect(fetchGraph).not.toHaveBeenCalled()
  })

  it('becomes a drawing in the same place, whose points then drift and whose regions follow', async () => {
    const { stage, frame, drawing } = show()
    await enter(stage)
    await waitFor(() => expect(drawing()).toBeInTheDocument())
    expect(fetchGraph).toHaveBeenCalledWith('/graph.json')
    expect(frame).toHaveAttribute('data-live')
    expect(frame.querySelector('picture')).not.toBeVisible()
    expect(places(drawing()!)).toEqual(graph.points.map(({ x, y }) => `${x} ${y}`))
    const region = drawing()!.querySelector('path')!.getAttribute('d')
    advance(2)
    expect(places(drawing()!)).not.toEqual(graph.points.map(({ x, y }) => `${x} ${y}`))
    expect(drawing()!.querySelector('path')!.getAttribute('d')).not.toBe(region)
  })

  it('takes the colors of the mode that applies', async () => {
    const { stage, drawing } = show()
    await enter(stage)
    expect(drawing()!.querySelector('path')).toHaveAttribute('fill', expect.stringMatching(/^var\(--c-/))
  })

  it('draws no more frames than it may', async () => {
    const { stage, drawing } = show(20)
    await enter(stage)
    const set = jest.spyOn(drawing()!.querySelector('circle')!, 'setAttribute')
    advance(5)
    expect(set.mock.calls.filter(([name]) => name === 'cx').length).toBeLessThanOrEqual(101)
    expect(set.mock.calls.filter(([name]) => name === 'cx').length).toBeGreaterThan(60)
  })

  it('returns to rest when the pointer leaves, and asks for no more frames', async () => {
    const { stage, frame, drawing } = show()
    await enter(stage)
    advance(3)
    leave(stage)
    expect(drawing()).toBeInTheDocument()
    advance(1)
    expect(drawing()).toBeNull()
    expect(frame).not.toHaveAttribute('data-live')
    expect(frames.size).toBe(0)
  })

  it('comes back without loading again', async () => {
    const { stage, drawing } = show()
    await enter(stage)
    leave(stage)
    advance(1)
    await enter(stage)
    advance(1)
    expect(drawing()).toBeInTheDocument()
    expect(frame(stage).querySelectorAll('svg')).toHaveLength(1)
    expect(fetchGraph).toHaveBeenCalledTimes(1)
  })

  it('stays still when the pointer has left before all is loaded', async () => {
    const { stage, drawing } = show()
    const entered = enter(stage)
    leave(stage)
    await entered
    expect(drawing()).toBeNull()
    expect(frames.size).toBe(0)
  })

  it.each([
    ['motion is not welcome', () => welcomeMotion(false), 'mouse', 30],
    ['it is a finger', () => undefined, 'touch', 30],
    ['the frame rate is 0', () => undefined, 'mouse', 0],
  ])('stays still and loads nothing where %s', async (_, prepare, pointerType, frameRate) => {
    prepare()
    const { stage, drawing } = show(frameRate)
    await enter(stage, pointerType)
    expect(drawing()).toBeNull()
    expect(fetchGraph).not.toHaveBeenCalled()
  })

  it('stays still where the data cannot be had, and tries again at the next visit', async () => {
    fetchGraph.mockResolvedValueOnce({ ok: false, status: 404 })
    const { stage, drawing } = show()
    await enter(stage)
    expect(drawing()).toBeNull()
    leave(stage)
    await enter(stage)
    expect(drawing()).toBeInTheDocument()
  })

  it('stops at once when the page is left', async () => {
    const { stage, unmount } = show()
    await enter(stage)
    advance(1)
    unmount()
    expect(frames.size).toBe(0)
  })
})

const frame = (stage: Element) => stage.querySelector('[aria-hidden]')!
