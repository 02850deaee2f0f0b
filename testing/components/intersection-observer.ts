/** Stands in for the browser's IntersectionObserver, which jsdom does not have: tests say what can be seen. */
type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void

const watched = new Map<Element, Callback>()

export class FakeIntersectionObserver {
  constructor(private readonly callback: Callback) {}
  observe(target: Element) {
    watched.set(target, this.callback)
  }
  unobserve(target: Element) {
    watched.delete(target)
  }
  disconnect() {
    watched.clear()
  }
}

/** Tells the observer of an element, if there is one, whether it can be seen. */
export const showInWindow = (target: Element, isIntersecting: boolean) =>
  watched.get(target)?.([{ target, isIntersecting }])
