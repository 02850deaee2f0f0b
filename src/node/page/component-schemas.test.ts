import { readFileSync } from 'node:fs'
import { markdownComponents } from '../../../testing/fixtures/markdown-components'
import { elements } from '../../../testing/fixtures/compile-body'
import { parseGlossary } from '../source/glossary'
import { parseVariables } from '../source/variables'
import { compileContent } from './compile'
import { componentNames } from './component-schemas'

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
    const { tree, faults } = await compile()
    expect(faults).toEqual([])
    const all = [...componentNames, ...markdownComponents]
    expect(all.filter((name) => !elements(tree, name).length)).toEqual([])
  })
})
