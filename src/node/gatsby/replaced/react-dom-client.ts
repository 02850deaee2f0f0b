import { options, type VNode } from 'preact'
import { createRoot as createPreactRoot, hydrateRoot as hydratePreactRoot } from 'preact/compat/client'
import type { Root, RootOptions } from 'react-dom/client'
import type { ReactNode } from 'react'

/** What Preact calls for its own tools, by the names that its builds give them: e2e/crash.test.ts is red where they change. */
interface ToolHooks {
  /** An element isn't in the HTML that is taken over. */
  __m?: (vnode: VNode) => void
  /** Something was thrown where components were drawn; throws what no boundary catches. */
  __e: (error: unknown, vnode: VNode, ...rest: unknown[]) => void
}

// Effects run once all is drawn, before the next event, as React runs those of a key or a click. Preact waits for a frame, and
// what came before that found nobody listening: in a tab that nobody sees the address changed and the page stayed.
options.requestAnimationFrame = queueMicrotask

const hooks = options as unknown as ToolHooks
const prepare = options.vnode?.bind(options)

// In SVG names of attributes have one case only; React lowers this one, without which nothing in a picture takes the focus.
options.vnode = (vnode) => {
  prepare?.(vnode)
  if (vnode.type !== 'g') return
  const { tabIndex, ...props } = vnode.props as typeof vnode.props & { tabIndex?: number }
  if (tabIndex !== undefined) vnode.props = Object.assign(props, { tabindex: tabIndex })
}

/** Has what boundaries show, and what is repaired in silence, told as React tells it. What nothing catches, browsers tell. */
function report({ onCaughtError, onRecoverableError }: RootOptions) {
  const { __e: handOn } = hooks
  hooks.__e = (error, ...rest) => {
    handOn(error, ...rest)
    // A part that waits is no error.
    if (!(error instanceof Promise)) onCaughtError?.(error, {})
  }
  hooks.__m = ({ type }) =>
    onRecoverableError?.(new Error(`The page’s HTML lacks an element: ${String(type)}.`), {})
}

/**
 * Takes the place of the package react-dom/client in what is built: `gatsby/preact.ts` says so. What is to be told of errors
 * is said once, by the page's own root.
 */
export function createRoot(container: Element, tells?: RootOptions): Root {
  if (tells) report(tells)
  return createPreactRoot(container)
}

/** As {@link createRoot}, where the server's HTML is taken over. */
export function hydrateRoot(container: Element, element: ReactNode, tells?: RootOptions): Root {
  if (tells) report(tells)
  return hydratePreactRoot(container, element)
}
