import { openBuildCache } from '../node/cache/build-cache'
import { rememberingCompiler } from '../node/cache/compile-cache'
import { buildSiteModel } from '../node/model/site-model'
import { readSource } from '../node/source/read-source'
import type { SiteSource } from '../node/source/site-source'
import type { Doc } from '../shared/site'

/**
 * What a command that changes pages knows of the site.
 * @param root of the project
 * @param settings the site's settings, not checked yet
 * @returns its sources, and its pages, those among them that are drafts
 */
export async function openSite(
  root: string,
  settings: unknown,
): Promise<{ source: SiteSource; docs: Doc[] }> {
  const source = await readSource(root, settings, true)
  const compile = rememberingCompiler(await openBuildCache(root, 'pages'), root)
  const { docs } = await buildSiteModel(source, compile)
  return { source, docs }
}
