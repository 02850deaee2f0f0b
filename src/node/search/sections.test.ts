import type { ContentElement } from '../../shared/content-tree'
import { compileBody } from '../../../testing/fixtures/compile-body'
import { splitSections } from './sections'

const sectionsOf = async (body: string) => splitSections((await compileBody(body)).tree)
const textOf = async (body: string) => (await sectionsOf(body))[0]!.text
const namesOf = async (body: string) => (await sectionsOf(body))[0]!.names

describe('a page is split', () => {
  it('at every heading, with its anchor', async () => {
    const sections = await sectionsOf('Before.\n\n## One {#first}\n\nText.\n\n### *Two*\n\nMore.')
    expect(sections).toEqual([
      { heading: '', id: '', isName: false, text: 'Before.', names: [], sampled: [] },
      { heading: 'One', id: 'first', isName: false, text: 'Text.', names: [], sampled: [] },
      { heading: 'Two', id: 'two', isName: false, text: 'More.', names: [], sampled: [] },
    ])
  })

  it('has a beginning where there is nothing before the first heading', async () => {
    expect((await sectionsOf('## One')).map(({ heading }) => heading)).toEqual(['', 'One'])
  })

  it('at rows of tables that have an anchor, and goes on after them', () => {
    const cell = (...children: ContentElement['children'] & object): ContentElement => ({
      tag: 'td',
      children,
    })
    const row = (id: string, name: string, text: string): ContentElement => ({
      tag: 'tr',
      props: { id },
      children: [cell({ tag: 'code', children: [name] }), cell(text)],
    })
    const tree: ContentElement = {
      tag: 'Fragment',
      children: [
        { tag: 'table', children: [row('key-id', 'KeyId', 'The key.'), row('days', 'Days', 'How long.')] },
        { tag: 'p', children: ['After.'] },
      ],
    }
    expect(splitSections(tree)).toEqual([
      { heading: '', id: '', isName: false, text: 'After.', names: [], sampled: [] },
      {
        heading: 'KeyId',
        id: 'key-id',
        isName: true,
        text: 'KeyId · The key.',
        names: ['KeyId'],
        sampled: [],
      },
      { heading: 'Days', id: 'days', isName: true, text: 'Days · How long.', names: ['Days'], sampled: [] },
    ])
  })
})

describe('an entry that is about one name', () => {
  const term = (props: ContentElement['props'], name: string): ContentElement => ({
    tag: 'dt',
    props,
    children: [
      { tag: 'code', children: [name] },
      { tag: 'span', children: ['string'] },
    ],
  })
  const description: ContentElement = { tag: 'dd', children: ['What it says.'] }

  it.each([
    ['the entry', { id: 'network' }, undefined],
    ['the term', undefined, { id: 'network' }],
  ])('has its anchor on %s', (_, entryProps, termProps) => {
    const entry: ContentElement = {
      tag: 'div',
      ...(entryProps && { props: entryProps }),
      children: [term(termProps, '--network'), description],
    }
    expect(splitSections({ tag: 'dl', children: [entry] })[1]).toMatchObject({
      heading: '--network',
      id: 'network',
      isName: true,
      // What it says comes first, not its name again.
      text: 'What it says.\n--networkstring',
    })
  })
})

describe('rows about one name', () => {
  const rowsOf = async (table: string) =>
    (await sectionsOf(`## Errors\n\n| Name | Meaning |\n| - | - |\n${table}`)).slice(2)

  it('are entries with the anchor of the section around them', async () => {
    expect(await rowsOf('| `NotFound` | No such key |')).toMatchObject([
      { heading: 'NotFound', id: 'errors', isName: true, text: 'NotFound · No such key' },
    ])
  })

  it.each([
    ['words', '| Not found | `NotFound` |'],
    ['code with words', '| `a b` | Two |'],
    ['two names', '| `a`, `b` | Two |'],
  ])('are not rows that begin with %s', async (_, table) => {
    expect(await rowsOf(table)).toEqual([])
  })

  it('are text where no heading stands above them', async () => {
    expect(await sectionsOf('| A | B |\n| - | - |\n| `x` | y |')).toHaveLength(1)
  })
})

describe('the text of a section', () => {
  it('has a figure and its unit as two words', async () => {
    expect(await textOf('Takes **5** GB in 20 minutes.')).toBe('Takes 5 GB in 20 minutes.')
  })

  it('is what a reader sees: no markup, no addresses, no names of components and their props', async () => {
    const text = await textOf('See **the** [other page](/docs/hidden/).\n\n<Badge tone="warning">New</Badge>')
    expect(text).toBe('See the other page. New')
  })

  it('has the texts that components show', async () => {
    const body =
      '<Details summary="Why?">Because.</Details>\n\n<Tabs><Tab label="Linux">A</Tab></Tabs>\n\n:::note[Mind]\nThis.\n:::'
    expect(await textOf(body)).toBe('Why? Because. A Mind: This.\n\nLinux')
  })

  it('has listings and labels in lines of their own, a command that goes on as one', async () => {
    const body = 'Before.\n\n```sh\naws kms \\\n  encrypt\n```\n\nAfter.'
    expect(await textOf(body)).toBe('Before. After.\naws kms encrypt')
    const label: ContentElement = { tag: 'div', props: { className: 'label' }, children: ['Request'] }
    expect(splitSections({ tag: 'Fragment', children: ['Text', label] })[0]!.text).toBe('Text\n\nRequest')
  })

  it('keeps cells and items apart', async () => {
    expect(await textOf('| A | B |\n| - | - |\n| 1 | 2 |')).toBe('1 · 2\n\nA · B')
    expect(await textOf('- one\n- two')).toBe('one two')
  })

  it('has listings as they are read, with their title', async () => {
    const text = await textOf('```sh title="start.sh"\necho "<a> & b"\n```')
    expect(text).toBe('\nstart.sh: echo "<a> & b"')
  })

  it('leaves out what is hidden from sight', () => {
    const hidden = {
      tag: 'h2',
      props: { id: 'footnote-label', className: 'sr-only' },
      children: ['Footnotes'],
    }
    expect(splitSections({ tag: 'Fragment', children: [hidden, 'Text'] })).toMatchObject([{ text: 'Text' }])
  })
})

describe('the names in a section', () => {
  it('are its inline code', async () => {
    expect(await namesOf('Set `KeyId` and `--config`.')).toEqual(['KeyId', '--config'])
  })

  it('are flags, keys and names in mixed case of its listings, not every word', async () => {
    const listing = '```sh\nqclient token --network test\nlistenAddr: x\nMY_VALUE=1 plain words\n```'
    expect(await namesOf(listing)).toEqual(['--network', 'listenAddr', 'MY_VALUE'])
  })

  it('of a sample of a program are its names, and the sample is no text of the page', async () => {
    const [section] = await sectionsOf(
      "```js\nimport { KMSClient } from 'sdk'\nawait client.send(key_id)\n```",
    )
    expect(section).toMatchObject({ text: '', names: [], sampled: ['KMSClient', 'key_id'] })
  })
})
