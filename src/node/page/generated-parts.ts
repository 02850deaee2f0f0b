import type { RootContent } from 'mdast'
import { apiNodes } from '../api/api-nodes'
import { differenceNodes } from '../api/difference-nodes'
import type { ApiModel } from '../api/read-api'
import type { CommandIndex } from '../commands/command-index'
import { commandListNodes } from '../commands/command-list-nodes'
import { commandNodes, globalFlagNodes } from '../commands/command-nodes'
import { errorListNodes } from '../errors/error-nodes'
import type { ErrorSection } from '../errors/error-tables'
import { authorText } from '../markdown/nodes'
import type { Variables } from '../source/variables'
import type { Frontmatter } from './frontmatter-schema'

/** What the models of all pages know. */
export interface Models {
  commands: CommandIndex
  api: ApiModel
  /** What goes wrong, as a page of a folder lists it. */
  errors: (folder: string) => ErrorSection[]
}

/**
 * What a page shows of the models in its frontmatter, as syntax nodes with places for the page's own text. Both
 * become one text before it is compiled, so that search, table of contents and link check see one page.
 * @param page its route, its folder and its file from the project root
 * @returns nothing where the page has no model
 */
export function generatedParts(
  { path, folder, file }: { path: string; folder: string; file: string },
  { globalFlags = [], commandList, apiDifferences, errorList }: Frontmatter,
  { commands, api, errors }: Models,
  variables: Variables,
): RootContent[] {
  const page = commands.pages.find((candidate) => candidate.path === path)
  const nodes = [
    ...(page ? commandNodes(page, commands) : []),
    ...globalFlagNodes(globalFlags),
    ...(commandList ? commandListNodes(commands) : []),
    ...(errorList ? errorListNodes(errors(folder), variables) : []),
  ]
  const introduction = [authorText('introduction'), ...nodes]
  // A long table stands behind all that its page says.
  const tables = apiDifferences ? differenceNodes(api) : []
  const rest = [authorText('rest'), ...tables]
  return (
    apiNodes(file, api, { introduction, rest }) ??
    (nodes.length || tables.length ? [...introduction, ...rest] : [])
  )
}
