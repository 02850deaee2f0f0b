import type { compileContent as compile } from './compile'

/** Loads what compiles pages ahead, where somebody is about to edit one. */
export const loadCompiler = () => import('./compile')

/**
 * Compiles a page as `compileContent` does. Parsers and highlighter take longer to load than all pages to check, so they are
 * loaded with the first page that has to be compiled: where pages are remembered, mostly none has.
 */
export const compileWhenNeeded: typeof compile = async (...given) =>
  (await loadCompiler()).compileContent(...given)
