import type { RootContent } from 'mdast'
import { apiNodes } from '../api/api-nodes'
import type { ApiModel } from '../api/read-api'
import type { CommandIndex } from '../commands/command-index'
import { commandListNodes, commandNodes, globalFlagNodes } from '../commands/command-nodes'
import { authorText } from '../markdown/nodes'
import type { Frontmatter } from './frontmatter'

/** What the models of all pages know. */
export interface Models {
  commands: CommandIndex
  api: ApiModel
}

/**
 * What a page shows of the models in its frontmatter, as syntax nodes with places for the page's own text. Both
 * become one text before it is compiled, so that search, table of contents and link check see one page.
 * @param page its route and its file from the project root
 * @returns nothing where the page has no model
 */
export function generatedParts(
  { path, file }: { path: string; file: string },
  { globalFlags = [], commandList }: Frontmatter,
  { commands, api }: Models,
): RootContent[] {
  const page = commands.pages.find((candidate) => candidate.path === path)
  const nodes = [
    ...(page ? commandNodes(page, commands) : []),
    ...globalFlagNodes(globalFlags),
    ...(commandList ? commandListNodes(commands) : []),
  ]
  const introduction = [authorText('introduction'), ...nodes]
  const rest = [authorText('rest')]
  return apiNodes(file, api, { introduction, rest }) ?? (nodes.length ? [...introduction, ...rest] : [])
}
