import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { suggest } from '../source/suggest'
import { findTerm, glossaryNames, type Glossary } from '../source/glossary'
import { plainSpaces, wholeUnits } from '../../shared/units'
import type { PageCompilation } from './compilation'

/**
 * Rehype plugin: gives each `<Term>` its definition and the page that explains it, from the glossary. Where that can't be
 * read, its own mistakes are told, and not each term as unknown.
 */
export function rehypeTerms(page: PageCompilation, glossary: Glossary | null) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.name !== 'Term' || !glossary) return
      const name = plainSpaces(toString(node)).trim()
      if (!name) return // that has been told
      const entry = findTerm(name, glossary)
      if (entry)
        node.attributes = [
          { type: 'mdxJsxAttribute', name: 'href', value: entry.page },
          { type: 'mdxJsxAttribute', name: 'definition', value: wholeUnits(entry.definition) },
        ]
      else
        page.mistake(
          node,
          `The glossary has no term "${name}".`,
          `${suggest(name, glossaryNames(glossary))} Terms stand in content/glossary.yml.`,
        )
    })
  }
}
