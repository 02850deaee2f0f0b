import { settings } from '../../site/settings'
import { openBuildCache } from '../cache/build-cache'
import { rememberingCompiler } from '../cache/compile-cache'
import { buildSiteModel, type SiteModel } from '../model/site-model'
import type { compileContent } from '../page/compile'
import { readSource, type ContentFiles } from '../source/read-source'

/** One compiler for the whole run: what it remembers serves the next edit. */
let compile: typeof compileContent | undefined

/**
 * Builds the model from the files as they are now.
 * @param content the pages and category files as nodes hold them; read from disk where there are no nodes yet
 */
export async function loadModel(root: string, content?: ContentFiles): Promise<SiteModel> {
  const source = await readSource(root, settings, process.env.NODE_ENV !== 'production', content)
  compile ??= rememberingCompiler(await openBuildCache(root, 'pages'), root)
  return buildSiteModel(source, compile)
}
