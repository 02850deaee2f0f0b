import { draw, type Palette, type Shape } from '../../artwork/draw'
import { drifted } from '../../artwork/drift'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { makeFrameGate } from '../../shared/frame-rate'
import type { Hypergraph } from '../../artwork/graph'

const namespace = 'http://www.w3.org/2000/svg'
/** How long the points take to come fully into motion, or back to rest, in seconds. */
const easeTime = 0.8

/** The theme's colors, of the mode that applies. */
const palette: Palette = {
  hues: [colorValue('accent'), colorValue('info.text'), colorValue('tip.text')],
  rest: colorValue('muted'),
}

/** An artwork in motion. */
export interface LiveArtwork {
  /** Tells whether the pointer is there: while it is, points drift; else they return to their places and stop. */
  setAwake: (awake: boolean) => void
  /** Stops at once and takes the drawing away. */
  remove: () => void
}

/** Makes the elements once; returns a function that gives them the attributes of another frame. */
function mount(svg: SVGSVGElement, first: readonly Shape[]) {
  const elements = first.map(({ tag }) => svg.appendChild(document.createElementNS(namespace, tag)))
  const known: Record<string, string>[] = first.map(() => ({}))
  return (shapes: readonly Shape[]) =>
    shapes.forEach(({ attributes }, index) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (known[index]![name] === value) continue
        known[index]![name] = value
        elements[index]!.setAttribute(name, value)
      }
    })
}

/**
 * Draws a hypergraph as inline SVG over its still picture, and lets its points drift.
 * @param frame the box of the still picture; bears data-live while the drawing covers it
 * @param frameRate frames per second at most, 0 to 125
 * @throws RangeError for another frame rate
 */
export function enliven(frame: HTMLElement, graph: Hypergraph, frameRate: number): LiveArtwork {
  const isDue = makeFrameGate(frameRate)
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', `0 0 ${graph.width} ${graph.height}`)
  svg.setAttribute('preserveAspectRatio', 'xMaxYMid meet')
  const show = mount(svg, draw(graph, palette))
  let awake = false
  let amount = 0
  let request = 0
  let seconds = 0
  let last: number | undefined

  const remove = () => {
    cancelAnimationFrame(request)
    request = 0
    svg.remove()
    delete frame.dataset.live
  }
  const step = (now: number) => {
    request = requestAnimationFrame(step)
    if (!isDue(now)) return
    // After a pause, as in a tab that was hidden, the drift goes on where it was.
    const passed = Math.min(0.1, (now - (last ?? now)) / 1000)
    last = now
    seconds += passed
    amount = Math.min(1, Math.max(0, amount + (awake ? passed : -passed) / easeTime))
    if (!awake && amount === 0) return remove()
    show(draw(drifted(graph, seconds, amount * amount * (3 - 2 * amount)), palette))
  }
  const start = () => {
    last = undefined
    show(draw(graph, palette))
    frame.append(svg)
    frame.dataset.live = ''
    request = requestAnimationFrame(step)
  }
  const setAwake = (next: boolean) => {
    awake = next
    if (awake && !request && frameRate > 0) start()
  }
  return { setAwake, remove }
}
