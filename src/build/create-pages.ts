import path from 'node:path'
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import type { ModelPageContext } from '../model/page-context'
import { settings } from '../site/settings'
import { rememberingCompiler } from './compile-cache'
import { formatFaults } from './faults'
import { createModelNodes } from './nodes'
import { buildSiteModel, type SiteModel } from './site-model'
import { readSource } from './source'

/** Builds the model from the files as they are now. */
async function loadModel({ cache }: Pick<CreatePagesArgs, 'cache'>, root: string): Promise<SiteModel> {
  const source = await readSource(root, settings, process.env.NODE_ENV !== 'production')
  return buildSiteModel(source, rememberingCompiler(cache, root))
}

/**
 * Reports all mistakes together before Gatsby starts: at YAML that can't be read, its own plugins would stop with a
 * stack trace. In the dev server it says what to mend, and goes on.
 */
export async function checkContent(args: ParentSpanPluginArgs, root: string): Promise<void> {
  const { faults } = await loadModel(args, root)
  if (faults.length) args.reporter.panicOnBuild(formatFaults(faults))
}

/**
 * Makes a page for each document and each category of the model. A build stops at mistakes; the dev server tells
 * them and goes on with the pages that are right.
 *
 * The pages are listed from the model itself, not by a GraphQL query: Gatsby's store commits new nodes after this
 * function has returned, so that a query here would find those of the last build.
 */
export async function createModelPages(args: CreatePagesArgs, root: string): Promise<void> {
  const { actions, reporter } = args
  const model = await loadModel(args, root)
  for (const { file, line, message } of model.warnings)
    reporter.warn(`${file}${line ? `:${line}` : ''} ${message}`)
  if (model.faults.length) reporter.panicOnBuild(formatFaults(model.faults))

  const { docs, categories } = createModelNodes(args, model)
  const makeWith = (template: string) => (context: ModelPageContext) => {
    const component = path.join(root, `src/templates/${template}.tsx`)
    actions.createPage<ModelPageContext>({ path: context.pagePath, component, context })
  }
  docs.forEach(makeWith('doc'))
  categories.forEach(makeWith('category'))
}
