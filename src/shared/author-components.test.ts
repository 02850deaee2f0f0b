import { readFileSync } from 'node:fs'
import { compileContent } from '../node/page/compile'
import { parseGlossary } from '../node/source/glossary'
import { parseVariables } from '../node/source/variables'
import type { ContentNode } from './content-tree'
import { authorComponents, markdownComponents } from './author-components'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')

const tagsOf = (node: ContentNode): string[] =>
  typeof node === 'string' ? [] : [node.tag, ...(node.children ?? []).flatMap(tagsOf)]

describe('the components of authors', () => {
  it.each(Object.entries(authorComponents))(
    'require attributes of <%s> only that it takes',
    (_, component) => {
      expect(component.attributes).toEqual(expect.arrayContaining([...component.required]))
    },
  )

  it('have no name that Markdown uses itself', () => {
    expect(
      Object.keys(authorComponents).filter((name) => markdownComponents.includes(name as never)),
    ).toEqual([])
  })

  it('are each shown live on the page about them', async () => {
    const file = 'docs/discover/components.mdx'
    const variables = parseVariables(read('variables.yml'), '').value!
    const glossary = parseGlossary(read('glossary.yml'), variables).value!
    const { tree, faults } = await compileContent(read(file), file, variables, { glossary })
    expect(faults).toEqual([])
    const shown = new Set(tagsOf(tree))
    const all = [...Object.keys(authorComponents), ...markdownComponents]
    expect(all.filter((name) => !shown.has(name))).toEqual([])
  })
})
