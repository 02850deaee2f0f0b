import type { ContentElement } from '../../shared/content-tree'
import { compileBody } from '../../../testing/fixtures/compile-body'
import { splitSections } from './sections'

const sectionsOf = async (body: string) => splitSections((await compileBody(body)).tree)
const textOf = async (body: string) => (await sectionsOf(body))[0]!.text
const namesOf = async (body: string) => (await sectionsOf(body))[0]!.names

it('leaves out the marks of facts, which mean nothing away from the page', () => {
  const mark: ContentElement = { tag: 'a', props: { href: '#fact-sources' }, children: ['‡'] }
  const tree = { tag: 'Fragment', children: [{ tag: 'p', children: ['At most 10\u00a0', mark, ' items.'] }] }
  expect(splitSections(tree)[0]!.text).toBe('At most 10 items.')
})

it('reads a power as one, and no number of a footnote', async () => {
  expect(await textOf('Up to 2<sup>64</sup> bytes[^1].\n\n[^1]: Note.')).toContain('Up to 2^64 bytes.')
})

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
        text: 'The key.\nKeyId',
        names: ['KeyId'],
        sampled: [],
      },
      { heading: 'Days', id: 'days', isName: true, text: 'How long.\nDays', names: ['Days'], sampled: [] },
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

describe('rows that have addresses of their own', () => {
  const rowsOf = async (...lines: string[]) => (await sectionsOf(`## Errors\n\n${lines.join('\n')}`)).slice(2)

  it('are entries with these', async () => {
    expect(await rowsOf('| Name | Meaning |', '| - | - |', '| `NotFound` | No such key |')).toMatchObject([
      { heading: 'NotFound', id: 'notfound', isName: true, text: 'No such key\nNotFound' },
    ])
  })

  it('are called as their first cell, whatever it begins with', async () => {
    const rows = ['| `not found` for `x` | Type it |', '| It stays at 0 | Wait |']
    expect(await rowsOf('| Message | Remedy |', '| - | - |', ...rows)).toMatchObject([
      { heading: 'not found for x', id: 'not-found-for-x', text: 'Type it\nnot found for x' },
      { heading: 'It stays at 0', id: 'it-stays-at-0', text: 'Wait\nIt stays at 0' },
    ])
  })
})

describe('pages to read next', () => {
  const headings = async (body: string) => (await sectionsOf(body)).map(({ heading }) => heading)
  const links = '- [One](/one/) says more.\n- [Two](/two/) does, too.'

  it('are no part of a page, which they would be found by', async () => {
    expect(await headings(`## Here\n\nText.\n\n## Next\n\n${links}`)).toEqual(['', 'Here'])
    expect(await headings(`Text.\n\n## Danach {#next}\n\n${links}`)).toEqual([''])
    expect(await headings(`Text.\n\n## Next\n\n${links}\n- A sample of [three](/three/).`)).toEqual([''])
  })

  it.each([
    ['a list under another name', `## Where to begin\n\n${links}`],
    ['what says more than links', `## Next\n\n${links}\n\nThen wait.`],
    ['a list of other things', '## Next\n\n- Wait.\n- [Two](/two/)'],
    ['a list with other parts below it', `## Next\n\n${links}\n\n## Then\n\nText.`],
  ])('do not hide %s', async (_, body) => {
    const found = await headings(body)
    expect(found).toContain(/^## (.*)$/m.exec(body)![1])
  })

  it('are none on a page of links alone', async () => {
    expect((await sectionsOf(links))[0]!.text).toContain('says more')
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

  it('are no values that a machine made', async () => {
    const listing =
      '```js\nsend(new ListObjectsV2Command({ ChecksumCRC64NVME: "q6lThTZqXXRRXYtGhEQXwGSb8aPg" }))\n```'
    const [section] = await sectionsOf(listing)
    expect(section).toMatchObject({ sampled: ['ListObjectsV2Command', 'ChecksumCRC64NVME'] })
  })
})
