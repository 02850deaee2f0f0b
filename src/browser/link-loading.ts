import type { SyntheticEvent } from 'react'

/** The Network Information API, where a browser has it. */
interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether a reader's connection is too slow or too dear to load what may never be read. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

const pageOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search

/** Loads the page behind a link of the site, since its reader is about to follow it. */
export function preload({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  if (!sparesData()) window.___loader.hovering(pageOf(currentTarget))
}

/** The pages that Gatsby's loader has been asked to fetch, by the links that lead to them. */
const queued = new WeakMap<Element, { abort: () => void }>()

/** One observer for all links: a sidebar may hold hundreds. */
let observer: IntersectionObserver | undefined
const startObserver = () =>
  new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) queued.set(target, window.___loader.enqueue(pageOf(target as HTMLAnchorElement)))
      else queued.get(target)?.abort()
  })

/**
 * Fetches the page behind a link while the link can be seen: Gatsby's loader does so when the browser is idle, a few
 * pages at a time, each once, and not on slow or metered connections.
 * @param link a link within the site; React hands it over as a ref
 * @returns what forgets the link
 */
export function prefetchWhileVisible(link: HTMLAnchorElement) {
  observer ??= startObserver()
  observer.observe(link)
  return () => observer?.unobserve(link)
}
