import { options, type VNode } from 'preact'
import { createRoot as createPreactRoot, hydrateRoot as hydratePreactRoot } from 'preact/compat/client'
import type { Root, RootOptions } from 'react-dom/client'
import type { ReactNode } from 'react'

/** What Preact calls for its own tools, by the names that its builds give them: e2e/crash.test.ts is red where they change. */
interface ToolHooks {
  /** An element isn't in the HTML that is hydrated. */
  __m?: (vnode: VNode) => void
  /** Something was thrown where components were drawn; throws what no boundary catches. */
  __e: (error: unknown, vnode: VNode, ...rest: unknown[]) => void
}

// Effects run once all is drawn, before the next event, as React runs those of a key or a click. Preact waits for a frame,
// which a hidden tab does not get: events before it found no listener, so that the address changed and the page stayed.
options.requestAnimationFrame = queueMicrotask

const hooks = options as unknown as ToolHooks
const prepare = options.vnode?.bind(options)

// SVG's attributes are case-sensitive. React writes this one in lower case, without which nothing in a picture takes the focus.
options.vnode = (vnode) => {
  prepare?.(vnode)
  if (vnode.type !== 'g') return
  const { tabIndex, ...props } = vnode.props as typeof vnode.props & { tabIndex?: number }
  if (tabIndex !== undefined) vnode.props = Object.assign(props, { tabindex: tabIndex })
}

/** Calls React's callbacks for errors that a boundary catches and for mismatches of the HTML. Browsers report uncaught errors. */
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
 * Takes the place of the package react-dom/client in what is built: `gatsby/preact.ts` says so. Errors are reported
 * once, through the root of the page.
 */
export function createRoot(container: Element, callbacks?: RootOptions): Root {
  if (callbacks) report(callbacks)
  return createPreactRoot(container)
}

/** As {@link createRoot}, where the server's HTML is hydrated. */
export function hydrateRoot(container: Element, element: ReactNode, callbacks?: RootOptions): Root {
  if (callbacks) report(callbacks)
  return hydratePreactRoot(container, element)
}
