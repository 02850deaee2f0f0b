import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs, CreatePagesArgs, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import { settings } from '../../site/settings'
import { rememberingCompiler } from '../page/compile-cache'
import type { compileContent } from '../page/compile'
import { tellFaults } from './dev-faults'
import { formatFaults, formatWarning } from '../source/faults'
import { checkFrontmatterSyntax } from '../page/frontmatter'
import { createModelNodes } from './model-nodes'
import { createSearchNodes, createSearchNodesLater } from './search-nodes'
import { buildSiteModel, type SiteModel } from '../model/site-model'
import { contentInstance, readSource } from '../source/read-source'

/** The model as last built. */
let model: SiteModel | undefined
let compile: typeof compileContent | undefined
/** With what nodes are made after sourcing, in the dev server. */
let sourcing: SourceNodesArgs | undefined
/** Warnings as last told: the dev server doesn't repeat them at each edit. */
let told: string[] = []

/** Builds the model from the files as they are now. */
async function loadModel({ cache }: Pick<CreatePagesArgs, 'cache'>, root: string): Promise<SiteModel> {
  const source = await readSource(root, settings, process.env.NODE_ENV !== 'production')
  compile ??= rememberingCompiler(cache, root)
  model = await buildSiteModel(source, compile)
  return model
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
 * Tells of a frontmatter that can't be read as soon as its file is: there, gatsby-plugin-mdx stops with a stack trace,
 * and the dev server makes no pages until it is mended.
 */
export async function checkFile({ node, reporter }: CreateNodeArgs): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  const { sourceInstanceName, relativePath, absolutePath } = node as unknown as Record<string, string>
  if (node.internal.type !== 'File' || sourceInstanceName !== contentInstance) return
  if (!relativePath?.endsWith('.mdx') || !absolutePath) return
  const faults = checkFrontmatterSyntax(await readFile(absolutePath, 'utf8'), `content/${relativePath}`)
  if (!faults.length) return
  reporter.error(formatFaults(faults))
  tellFaults(faults)
}

/** Makes the search's records of the model that was checked: its indexes are built before the pages are. */
export async function sourceSearch(args: SourceNodesArgs, root: string): Promise<void> {
  sourcing = args
  await createSearchNodes(args, model ?? (await loadModel(args, root)), root)
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
  const warnings = model.warnings.map(formatWarning)
  for (const warning of warnings) if (!told.includes(warning)) reporter.warn(warning)
  told = warnings
  if (model.faults.length) reporter.panicOnBuild(formatFaults(model.faults))
  tellFaults(model.faults)

  const { docs, categories } = createModelNodes(args, model)
  if (sourcing && process.env.NODE_ENV !== 'production') createSearchNodesLater(sourcing, model, root)
  const makeWith = (template: string) => (context: ModelPageContext) => {
    const component = path.join(root, `src/templates/${template}.tsx`)
    actions.createPage<ModelPageContext>({ path: context.pagePath, component, context })
  }
  docs.forEach(({ kind, ...context }) => makeWith(kind === 'reference' ? 'reference' : 'doc')(context))
  categories.forEach(makeWith('category'))
}
