import type { ParentSpanPluginArgs } from 'gatsby'
import type { SiteModel } from '../model/site-model'
import { edition, editions } from '../../site/edition'
import type { ContentFiles } from '../source/site-source'
import type { Mistake } from '../source/mistakes'
import { loadModel } from './load-model'
import { reportMistakes } from './report-mistakes'

/** The last model. A build keeps it until it is taken only: all pages' trees are in it. */
let last: SiteModel | undefined

/** The model as it is now, in the dev server; with mistakes, if there are any. */
export const modelNow = () => last

/**
 * Reports all mistakes together before Gatsby does anything: its plugins would stop at YAML that can't be read with a
 * stack trace, and a build that stops here leaves the last one's site and cache as they are. In the dev server it says
 * what to fix, and goes on.
 */
export async function checkContent(args: ParentSpanPluginArgs, root: string): Promise<void> {
  last = await loadModel(root)
  reportMistakes(args.reporter, [...last.mistakes, ...(await mistakesOfOthers(root))])
}

/** Mistakes in other languages and versions, which a build of the first one makes, too. */
async function mistakesOfOthers(root: string): Promise<Mistake[]> {
  if (edition.name !== '' || process.env.NODE_ENV !== 'production') return []
  const models = editions.slice(1).map((other) => loadModel(root, { edition: other }))
  return (await Promise.all(models)).flatMap(({ mistakes }) => mistakes)
}

/**
 * The model as it was checked, for what has to be sourced before the pages are made. A later sourcing of the dev server gets the last one; the
 * pages, which are made next, bring what is newer.
 */
export const checkedModel = async (root: string) => last ?? (await loadModel(root))

/**
 * The model of the content that Gatsby's nodes hold: the last one where nothing has changed since. The dev server makes all pages anew
 * when the search has learnt of an edit, too.
 */
export async function takeModel(root: string, content: ContentFiles): Promise<SiteModel> {
  const model = await loadModel(root, { content, known: last })
  last = process.env.NODE_ENV === 'production' ? undefined : model
  return model
}
