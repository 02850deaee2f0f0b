import { componentNames } from '../page/component-schemas'
import { markdownComponents } from '../../../testing/fixtures/markdown-components'
import { compileBody } from '../../../testing/fixtures/compile-body'
import { componentHandlers } from './handlers'
import { contentToMdast, printMarkdown } from './to-markdown'

const url = 'https://docs.example.org/docs/guide/fees/'
const images = new Map([['./map.png', '/static/map-1.png']])

/** What an author's text is in the page's Markdown twin. */
async function twin(text: string): Promise<string> {
  const { tree, mistakes } = await compileBody(text)
  expect(mistakes).toEqual([])
  return printMarkdown(contentToMdast(tree, { url, site: 'https://docs.example.org/', images }))
}

describe('Markdown that an author wrote', () => {
  it.each([
    [
      'headings, without their links',
      '## Fees\n\n### What they are {#what}\n',
      '## Fees\n\n### What they are\n',
    ],
    ['text', 'Some **strong**, _soft_, ~~gone~~ and `code`.\n', undefined],
    [
      'lists',
      '1. One\n\n   More.\n\n2. Two\n   - A\n   - B\n',
      '1. One\n\n   More.\n\n2. Two\n\n   - A\n   - B\n',
    ],
    ['figures with their units', 'Takes 5 GB in 20 minutes.\n', undefined],
    ['tasks', '- [x] Done\n- [ ] Open\n', undefined],
    [
      'tables',
      '| Port | Use |\n| ---: | --- |\n| 80   | Web |\n',
      '| Port | Use |\n| ---: | --- |\n|   80 | Web |\n',
    ],
    [
      'footnotes',
      'A[^a] and B[^b].\n\n[^a]: Of **A**.\n\n[^b]: Of B.\n',
      'A[^1] and B[^2].\n\n[^1]: Of **A**.\n\n[^2]: Of B.\n',
    ],
    ['signs that mean something', 'a \\* b \\_ \\# and \\[x]\n', 'a \\* b \\_ # and \\[x]\n'],
    ['fences with titles', '```ts title="a.ts"\nconst a = 1 < 2 && "b"\n\nf()\n```\n', undefined],
    ['fences that hold fences', '````mdx\n```ts\n```\n````\n', undefined],
    ['fences of plain text', '```text\nplain\n```\n', undefined],
  ])('comes back: %s', async (_, text, expected = text) => {
    expect(await twin(text)).toBe(expected)
  })

  it.each([
    ['/docs/x/#y', 'https://docs.example.org/docs/x/#y'],
    ['#y', `${url}#y`],
    ['https://example.com/', 'https://example.com/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('has full addresses: %s', async (href, full) => {
    expect(await twin(`[It](${href})\n`)).toBe(`[It](${full})\n`)
  })

  it('shows images from where they are published', async () => {
    expect(await twin('![A map](./map.png)\n')).toBe('![A map](https://docs.example.org/static/map-1.png)\n')
  })

  it('shows changed lines as a diff', async () => {
    const text = '```js\nf()\nold() // [!code --]\nnew1() // [!code ++]\n```\n'
    expect(await twin(text)).toBe('```diff\n f()\n-old()\n+new1()\n```\n')
  })
})

describe('components', () => {
  it.each([...componentNames, ...markdownComponents])(
    '%s has a form in Markdown; if not, give it one in src/node/markdown/handlers.ts',
    (name) => expect(componentHandlers).toHaveProperty(name),
  )

  it.each([
    [':::note\nText.\n:::\n', '> **Note**\n>\n> Text.\n'],
    [':::warning[Mind this]\nText.\n:::\n', '> **Warning: Mind this**\n>\n> Text.\n'],
    ['It is <Badge tone="danger">required</Badge>.\n', 'It is _required_.\n'],
    ['2<sup>8</sup> and H<sub>2</sub>O\n', '2<sup>8</sup> and H<sub>2</sub>O\n'],
    [
      '<Figure name="bloom-clock" caption="How a clock grows" />\n',
      expect.stringMatching(/^\*\*Figure\*\*\n\n\w.+\n\n_How a clock grows_\n$/) as string,
    ],
    ['<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>\n', '`Ctrl` `K`\n'],
    [
      '<Cards>\n<Card title="A" href="/a/">About **A**.</Card>\n<Card title="B" href="https://b.org/">\n\nAbout B.\n\nMore.\n\n</Card>\n</Cards>\n',
      '- [A](https://docs.example.org/a/): About **A**.\n- [B](https://b.org/): About B.\n\n  More.\n',
    ],
    ['<Details summary="More">\n\nText.\n\n</Details>\n', '**More**\n\nText.\n'],
    ['<FileTree>\n\n- a\n  - b.txt\n\n</FileTree>\n', '- a\n  - b.txt\n'],
    ['<Steps>\n\n1. One\n2. Two\n\n</Steps>\n', '1. One\n2. Two\n'],
    [
      '<Tabs>\n<Tab label="Linux">\n\n```bash\nuname\n```\n\n</Tab>\n<Tab label="macOS">\n\nText.\n\n</Tab>\n</Tabs>\n',
      '**Linux**\n\n```bash\nuname\n```\n\n**macOS**\n\nText.\n',
    ],
  ])('%j is %j', async (text, expected) => {
    expect(await twin(text)).toEqual(expected)
  })
})
