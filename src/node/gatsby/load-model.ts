import { isDeepStrictEqual } from 'node:util'
import { edition as ownEdition } from '../../site/edition'
import type { Edition } from '../../site/editions'
import { settings } from '../../site/settings'
import { openBuildCache } from '../cache/build-cache'
import { rememberingCompiler } from '../cache/compile-cache'
import { buildSiteModel, type SiteModel } from '../model/site-model'
import type { compileContent } from '../page/compile'
import { loadCompiler } from '../page/compile-when-needed'
import { readSource } from '../source/read-source'
import type { ContentFiles, SiteSource } from '../source/site-source'

/** One compiler for the whole run: what it remembers serves the next edit. */
let compile: typeof compileContent | undefined

/** What each model was made from. */
const sources = new WeakMap<SiteModel, SiteSource>()

/** What of a model is given, and what is known already. */
interface Wanted {
  /** The pages and category files as nodes hold them; read from disk where there are no nodes yet. */
  content?: ContentFiles
  /** Which language and version; that of this process if left out. */
  edition?: Edition
  /** A model that was made before: given back where it would be the same. */
  known?: SiteModel | undefined
}

/** Builds the model from the files as they are now. */
export async function loadModel(root: string, wanted: Wanted = {}): Promise<SiteModel> {
  const { content, edition = ownEdition, known } = wanted
  const includeDrafts = process.env.NODE_ENV !== 'production'
  const source = await readSource(root, settings, includeDrafts, { content, edition })
  if (known && isDeepStrictEqual(source, sources.get(known))) return known
  compile ??= rememberingCompiler(await openBuildCache(root, 'pages'), root)
  const model = await buildSiteModel(source, compile)
  sources.set(model, source)
  if (includeDrafts) void loadCompiler()
  return model
}
