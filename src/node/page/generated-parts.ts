import type { RootContent } from 'mdast'
import type { CommandIndex } from '../commands/command-index'
import { commandListNodes, commandNodes, globalFlagNodes } from '../commands/command-nodes'
import type { Frontmatter } from './frontmatter'

/**
 * What a page shows of the models in its frontmatter, as syntax nodes. They join the page's own text before
 * it is compiled, so that search, table of contents and link check see one page.
 */
export function referenceNodes(path: string, frontmatter: Frontmatter, index: CommandIndex): RootContent[] {
  const page = index.pages.find((candidate) => candidate.path === path)
  return [
    ...(page ? commandNodes(page, index) : []),
    ...globalFlagNodes(frontmatter.globalFlags ?? []),
    ...(frontmatter.commandList ? commandListNodes(index) : []),
  ]
}
