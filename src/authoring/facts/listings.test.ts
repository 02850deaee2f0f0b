import { listingsOf } from './listings'

const variables = { port: '8336' }
const listings = (text: string) =>
  listingsOf(text, 'a.mdx', variables).map(({ line, language, code }) => [line, language, code])

describe('the listings of a page', () => {
  it('are its fences, also within steps, with the lines of the file', () => {
    const text =
      '# T\n\n```bash title="x"\nls\n```\n\n<Steps>\n\n1. One:\n\n   ```\n   out\n   ```\n\n</Steps>\n'
    expect(listings(text)).toEqual([
      [4, 'bash', 'ls'],
      [12, 'text', 'out'],
    ])
  })

  it('have their variables filled where the fence asks for it', () => {
    expect(listings('```bash vars\nnc {port}\n```\n\n```bash\nnc {port}\n```\n')).toEqual([
      [2, 'bash', 'nc 8336'],
      [6, 'bash', 'nc {port}'],
    ])
  })

  it('have their title, and whether they are to be run', () => {
    const text = '```bash title="/opt/{port}" vars run\nls\n```\n\n```bash title="run"\nls\n```\n'
    expect(listingsOf(text, 'a.mdx', variables)).toMatchObject([
      { title: '/opt/8336', run: true },
      expect.not.objectContaining({ run: true }),
    ])
  })

  it('are also what the examples of commands have readers type', () => {
    const head =
      '---\ncommands:\n  - name: a\n    examples:\n      - title: x\n        run: a --port {port}\n---\n'
    expect(listings(head)).toEqual([[6, 'bash', 'a --port 8336']])
  })

  it('are none where the page is no MDX', () => {
    expect(listings('<Steps>\n\n```bash\nls\n```\n')).toEqual([])
  })
})
