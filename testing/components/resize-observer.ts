/** Stands in for the browser's ResizeObserver, which jsdom does not have: tests say what has another size. */

const watched = new Map<Element, (entries: { target: Element }[]) => void>()

export class FakeResizeObserver {
  constructor(private readonly callback: (entries: { target: Element }[]) => void) {}
  observe = (target: Element) => watched.set(target, this.callback)
  unobserve = (target: Element) => watched.delete(target)
}

/** Gives a box a size and its content another, in px, and tells whoever watches the box. */
export function resize(box: Element, sizes: { box: [number, number]; content: [number, number] }) {
  const given = {
    clientWidth: sizes.box[0],
    clientHeight: sizes.box[1],
    scrollWidth: sizes.content[0],
    scrollHeight: sizes.content[1],
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(box, name, { value, configurable: true })
  watched.get(box)?.([{ target: box }])
}
