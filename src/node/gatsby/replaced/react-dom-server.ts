import { options } from 'preact'
// Loaded first: it maps React's names to Preact's.
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'preact/compat/server'

const prepare = options.vnode?.bind(options)

// Preact sets translate="no" as the DOM property, which is false; HTML would leave a false attribute out.
options.vnode = (vnode) => {
  const isKept = typeof vnode.type === 'string' && (vnode.props as { translate?: string }).translate === 'no'
  prepare?.(vnode)
  if (isKept) Object.assign(vnode.props, { translate: 'no' })
}

/** Take the place of the package react-dom/server in what is built: `gatsby/preact.ts` says so. */
export { renderToPipeableStream, renderToStaticMarkup, renderToString }
