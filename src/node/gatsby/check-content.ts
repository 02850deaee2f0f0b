import type { ParentSpanPluginArgs } from 'gatsby'
import type { SiteModel } from '../model/site-model'
import { edition, editions } from '../../site/edition'
import type { ContentFiles } from '../source/site-source'
import type { Mistake } from '../source/mistakes'
import { loadModel } from './load-model'
import { reportMistakes } from './report-mistakes'

/** Kept until it is taken: all pages' trees are in it. */
let checked: SiteModel | undefined

/**
 * Reports all mistakes together before Gatsby does anything: its plugins would stop at YAML that can't be read with a
 * stack trace, and a build that stops here leaves the last one's site and cache as they are. In the dev server it says
 * what to fix, and goes on.
 */
export async function checkContent(args: ParentSpanPluginArgs, root: string): Promise<void> {
  checked = await loadModel(root)
  reportMistakes(args.reporter, [...checked.mistakes, ...(await mistakesOfOthers(root))])
}

/** Mistakes in other languages and versions, which a build of the first one makes, too. */
async function mistakesOfOthers(root: string): Promise<Mistake[]> {
  if (edition.name !== '' || process.env.NODE_ENV !== 'production') return []
  const models = editions.slice(1).map((other) => loadModel(root, { edition: other }))
  return (await Promise.all(models)).flatMap(({ mistakes }) => mistakes)
}

/** The model as it was checked, for what has to be sourced before the pages are made; a later sourcing gets a new one. */
export const checkedModel = async (root: string) => checked ?? (await loadModel(root))

/** The model of the content that Gatsby's nodes hold. The one that was checked is let go, and is it where nothing has changed since. */
export function takeModel(root: string, content: ContentFiles): Promise<SiteModel> {
  const known = checked
  checked = undefined
  return loadModel(root, { content, known })
}
