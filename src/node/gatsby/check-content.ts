import type { ParentSpanPluginArgs } from 'gatsby'
import type { SiteModel } from '../model/site-model'
import { formatFaults } from '../source/faults'
import { loadModel } from './load-model'

/** Kept until it is taken: all pages' trees are in it. */
let checked: SiteModel | undefined

/**
 * Reports all mistakes together before Gatsby's plugins start: at YAML that can't be read, they would stop with a stack
 * trace. In the dev server it says what to mend, and goes on.
 */
export async function checkContent(args: ParentSpanPluginArgs, root: string): Promise<void> {
  checked = await loadModel(root)
  if (checked.faults.length) args.reporter.panicOnBuild(formatFaults(checked.faults))
}

/** The model as it was checked, for what has to be sourced before the pages are made; a later sourcing gets a new one. */
export async function takeCheckedModel(root: string): Promise<SiteModel> {
  const model = checked ?? (await loadModel(root))
  checked = undefined
  return model
}
