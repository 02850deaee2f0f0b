import { openBuildCache } from '../node/cache/build-cache'
import { rememberingCompiler } from '../node/cache/compile-cache'
import { buildSiteModel, type SiteModel } from '../node/model/site-model'
import { formatMistakes } from '../node/source/mistakes'
import { readSource } from '../node/source/read-source'

/**
 * The site's model, for commands that look at it or change pages.
 * @param folder that holds content/: the project's, or one with the content of a commit
 * @param settings the site's settings, not checked yet
 * @param includeDrafts whether drafts are pages, too
 * @throws where the settings have mistakes: there is no page without them, whatever stands in the content
 */
export async function openSite(folder: string, settings: unknown, includeDrafts = true): Promise<SiteModel> {
  const root = process.cwd()
  const compile = rememberingCompiler(await openBuildCache(root, 'pages'), root)
  const model = await buildSiteModel(await readSource(folder, settings, includeDrafts), compile)
  if (!model.settings) throw new Error(formatMistakes(model.mistakes))
  return model
}
