import { options } from 'preact'
// What React's names mean to Preact is said first.
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'preact/compat/server'

const prepare = options.vnode?.bind(options)

// For browsers Preact makes "no" the property that it is there, false, which HTML would leave out.
options.vnode = (vnode) => {
  const isKept = typeof vnode.type === 'string' && (vnode.props as { translate?: string }).translate === 'no'
  prepare?.(vnode)
  if (isKept) Object.assign(vnode.props, { translate: 'no' })
}

/** Take the place of the package react-dom/server in what is built: `gatsby/preact.ts` says so. */
export { renderToPipeableStream, renderToStaticMarkup, renderToString }
