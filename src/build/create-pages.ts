import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { formatFaults } from './faults'
import type { ModelPageContext } from '../model/page-context'
import { createModelNodes } from './nodes'

/**
 * Builds the model and makes a page for each document and each category. All mistakes are reported together; a
 * build stops at them, the dev server goes on with the pages that are right.
 *
 * The pages are listed from the model itself, not by a GraphQL query: Gatsby's store commits new nodes after this
 * function has returned, so that a query here would find those of the last build.
 */
export async function createModelPages(args: CreatePagesArgs, root: string): Promise<void> {
  const { actions, reporter } = args
  const { model, docs, categories } = await createModelNodes(args, root)
  for (const { file, line, message } of model.warnings)
    reporter.warn(`${file}${line ? `:${line}` : ''} ${message}`)
  if (model.faults.length) reporter.panicOnBuild(formatFaults(model.faults))

  const makeWith = (template: string) => (context: ModelPageContext) => {
    const component = path.join(root, `src/templates/${template}.tsx`)
    actions.createPage<ModelPageContext>({ path: context.pagePath, component, context })
  }
  docs.forEach(makeWith('doc'))
  categories.forEach(makeWith('category'))
}
