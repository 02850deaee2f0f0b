import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import type { SiteModel } from '../model/site-model'
import { formatWarning } from '../source/mistakes'
import { takeModel } from './check-content'
import { queryContent } from './content-nodes'
import { createModelNodes } from './model-nodes'
import { refreshSearchNodes } from './search-nodes'
import { reportMistakes } from './report-mistakes'

/** The warnings as last printed: the dev server doesn't repeat them at each edit. */
let told: string[] = []

/**
 * Makes the site's pages: asks the MDX nodes and the category files what there is, builds the model from it, and makes a
 * page for each document and each category of the model, and the one for missing addresses. A build stops at mistakes;
 * the dev server reports them and goes on with the pages that are right.
 *
 * The pages are listed from the model itself, not by a query for its nodes: Gatsby's store commits new nodes after this
 * function has returned, so that a query here would find those of the last build.
 */
export async function createPages(args: CreatePagesArgs, root: string): Promise<void> {
  const model = await takeModel(root, await queryContent(args))
  report(args, model)
  const { docs, categories } = createModelNodes(args, model)
  refreshSearchNodes(model, root)
  const makeWith = (template: string) => (context: ModelPageContext) => {
    const component = path.join(root, `src/templates/${template}.tsx`)
    args.actions.createPage<ModelPageContext>({ path: context.pagePath, component, context })
  }
  docs.forEach(({ kind, ...context }) => makeWith(kind === 'api' ? 'api' : 'doc')(context))
  categories.forEach(makeWith('category'))
  // Gatsby writes it as /404.html, too, where hosts look for it.
  args.actions.createPage({
    path: '/404/',
    component: path.join(root, 'src/templates/not-found.tsx'),
    context: {},
  })
}

/** Reports warnings once and mistakes each time; a build stops at mistakes. */
function report({ reporter }: CreatePagesArgs, { warnings, mistakes }: SiteModel) {
  const lines = warnings.map(formatWarning)
  for (const line of lines) if (!told.includes(line)) reporter.warn(line)
  told = lines
  reportMistakes(reporter, mistakes)
}
