import { compileContent } from './compile'

const variables = { product: 'Quilibrium', ticker: 'QUIL' }
const compile = (body: string) =>
  compileContent(`---\ntitle: T\n---\n\n${body}`, 'content/docs/a.mdx', variables)

describe('compileContent', () => {
  it('fills variables in prose, in addresses in their slug form, and not in code', async () => {
    const { tree, links } = await compile('{product} and `{product}` [x](/docs/what-is-{product}/)')
    expect(JSON.stringify(tree)).toContain('Quilibrium and ')
    expect(JSON.stringify(tree)).toContain('{product}')
    expect(links).toEqual([{ href: '/docs/what-is-quilibrium/', line: 5 }])
  })

  it('highlights code', async () => {
    const { tree } = await compile('```ts title="a.ts" {1}\nconst x = 1\n```')
    expect(tree.children?.[0]).toMatchObject({ tag: 'CodeBlock', props: { language: 'ts', title: 'a.ts' } })
  })
})
