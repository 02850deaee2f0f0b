import { edition as ownEdition } from '../../site/edition'
import type { Edition } from '../../site/editions'
import { settings } from '../../site/settings'
import { openBuildCache } from '../cache/build-cache'
import { rememberingCompiler } from '../cache/compile-cache'
import { buildSiteModel, type SiteModel } from '../model/site-model'
import type { compileContent } from '../page/compile'
import { loadCompiler } from '../page/compile-when-needed'
import { readSource } from '../source/read-source'
import type { ContentFiles } from '../source/site-source'

/** One compiler for the whole run: what it remembers serves the next edit. */
let compile: typeof compileContent | undefined

/**
 * Builds the model from the files as they are now.
 * @param content the pages and category files as nodes hold them; read from disk where there are no nodes yet
 * @param edition which language and version; that of this process if left out
 */
export async function loadModel(
  root: string,
  content?: ContentFiles,
  edition: Edition = ownEdition,
): Promise<SiteModel> {
  const includeDrafts = process.env.NODE_ENV !== 'production'
  const source = await readSource(root, settings, includeDrafts, { content, edition })
  compile ??= rememberingCompiler(await openBuildCache(root, 'pages'), root)
  const model = await buildSiteModel(source, compile)
  if (includeDrafts) void loadCompiler()
  return model
}
