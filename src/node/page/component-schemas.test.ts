import { readFileSync } from 'node:fs'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { markdownComponents } from '../../../testing/fixtures/markdown-components'
import { elements } from '../../../testing/fixtures/compile-body'
import { admonitionKinds } from '../../shared/author-components'
import { parseGlossary } from '../source/glossary'
import { parseVariables } from '../source/variables'
import { isJsxElement, namedAttributes } from './attributes'
import { compileContent } from './compile'
import { componentNames, componentSchemas } from './component-schemas'
import { escapeCustomIds } from './headings'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')

it('no component of authors has a name that Markdown uses itself', () => {
  expect(componentNames.filter((name) => markdownComponents.includes(name as never))).toEqual([])
})

describe('the page for authors', () => {
  const file = 'docs/discover/components.mdx'
  const text = read(file)
  const compile = () => {
    const variables = parseVariables(read('variables.yml'), '').value!
    const glossary = parseGlossary(read('glossary.yml'), variables).value!
    return compileContent(text, file, variables, { glossary })
  }

  it('has no mistakes and shows each component live', async () => {
    const { tree, mistakes } = await compile()
    expect(mistakes).toEqual([])
    const all = [...componentNames, ...markdownComponents]
    expect(all.filter((name) => !elements(tree, name).length)).toEqual([])
  })

  it('shows each attribute of each component live', () => {
    const used = new Set<string>()
    visit(unified().use(remarkParse).use(remarkMdx).parse(escapeCustomIds(text)), (node) => {
      if (isJsxElement(node))
        for (const { name } of namedAttributes(node.attributes)) used.add(`<${node.name} ${name}>`)
    })
    const known = componentNames.flatMap((component) =>
      Object.keys(componentSchemas[component].shape).map((name) => `<${component} ${name}>`),
    )
    expect(known.filter((name) => !used.has(name))).toEqual([])
  })

  it('shows each kind of box', async () => {
    const { tree } = await compile()
    expect(elements(tree, 'Admonition').map(({ props }) => props?.kind)).toEqual(
      expect.arrayContaining([...admonitionKinds]),
    )
  })

  it('says in code how to write each component', () => {
    const code = [...text.matchAll(/^```.*$([\s\S]*?)^```/gm)].map(([, lines]) => lines).join('')
    expect(componentNames.filter((name) => !code.includes(`<${name}`))).toEqual([])
  })
})
