import { elements, textOf } from '../../../testing/fixtures/compile-body'
import { sourceOf } from '../../../testing/fixtures/source-of'
import type { ContentElement } from '../../shared/content-tree'
import { compileContent } from './compile'
import { readPages } from './read-pages'

const page = (frontmatter: string, body: string) =>
  `---\ntitle: Page\ndescription: A page that exists to test how pages tell that a command is broken.\n${frontmatter}---\n\n${body}\n`

const deploy = `commands:
  - name: qclient deploy
    summary: Puts things on the network
    synopsis: qclient deploy <command>
    examples:
      - { title: 'Alone:', run: qclient deploy }
  - name: qclient deploy file
    summary: Stores a file on the network
    synopsis: qclient deploy file <Name>
    broken: &crash
      in: '{version}'
      why: It stops with a \`panic\`.
      instead: Use [the store](/docs/run/store/).
    examples:
      - { title: 'One file:', run: qclient deploy file a.pdf }
  - name: qclient deploy file get
    summary: Fetches a file from the network
    synopsis: qclient deploy file get <Address>
    broken: *crash
`

const others = `commands:
  - name: qclient mint
    summary: Makes coins
    synopsis: qclient mint
    broken: { in: '{version}', why: It prints nothing. }
  - name: qclient burn
    summary: Burns coins
    synopsis: qclient burn
    broken: { in: '2.0', why: It burns nothing. }
`

const source = (body: string) =>
  sourceOf({
    'run/deploy.mdx': page(deploy, 'Before.\n\n## After'),
    'run/others.mdx': page(others, 'Before.'),
    'run/list.mdx': page('commandList: true\n', 'Before.'),
    'run/guide.mdx': page('', body),
  })

/** Compiles the guide with a text, or another of the pages. */
async function read(body: string, name = 'guide') {
  const { pages, mistakes } = await readPages(source(body), { version: '2.1' }, [], compileContent)
  expect(mistakes).toEqual([])
  return pages.find(({ docId }) => docId === `run/${name}`)!.content
}

const captions = (tree: ContentElement) => elements(tree, 'CodeBlock').map(({ props }) => props?.title)
const boxes = (tree: ContentElement) => elements(tree, 'Admonition').map(textOf)
const badges = (tree: ContentElement) => elements(tree, 'Badge').map(textOf)
const listing = (text: string, info = 'bash') => `Lead.\n\n\`\`\`${info}\n${text}\n\`\`\``

describe('a listing of a broken command', () => {
  it.each([
    ['alone', 'qclient deploy file a.pdf'],
    ['in a session', '$ qclient deploy file a.pdf'],
    ['among others', 'cd ~\nsudo qclient deploy file a.pdf && ls'],
    ['over two lines', 'qclient deploy file \\\n  a.pdf'],
  ])('says so: %s', async (_, text) => {
    expect(captions((await read(listing(text))).tree)).toEqual(['Does not work in 2.1'])
  })

  it('keeps its title', async () => {
    const { tree } = await read(listing('qclient deploy file a.pdf', 'bash title="Store it"'))
    expect(captions(tree)).toEqual(['Store it (does not work in 2.1)'])
  })

  it('says so in a list and in a component', async () => {
    const fence = '   ```bash\n   qclient deploy file a.pdf\n   ```'
    const { tree } = await read(`Lead.\n\n<Steps>\n\n1. Do:\n\n${fence}\n\n2. Wait.\n\n</Steps>`)
    expect(captions(tree)).toEqual(['Does not work in 2.1'])
  })

  it.each([
    ['another command', 'qclient deploy files a.pdf', 'bash'],
    ['the group above it', 'qclient deploy', 'bash'],
    ['a comment', '# not qclient deploy file', 'bash'],
    ['what a command answers', '$ qclient\nTry qclient deploy file', 'bash'],
    ['no shell', 'qclient deploy file a.pdf', 'text'],
  ])('is not one of %s', async (_, text, language) => {
    const { tree } = await read(listing(text, language))
    expect(captions(tree)).toEqual([undefined])
    expect(boxes(tree)).toEqual([])
  })
})

describe('a page with listings of broken commands', () => {
  it('says it once, below its first paragraph, with why and what works', async () => {
    const { tree, links } = await read(
      `${listing('qclient deploy file a')}\n\n${listing('qclient deploy file b')}`,
    )
    expect(tree.children?.[1]).toMatchObject({
      tag: 'Admonition',
      props: { kind: 'warning', title: 'Does not work in 2.1' },
    })
    expect(boxes(tree)).toEqual(['qclient deploy file: It stops with a panic. Use the store.'])
    expect(links).toContainEqual(expect.objectContaining({ href: '/docs/run/deploy/#deploy-file' }))
    expect(links).toContainEqual(expect.objectContaining({ href: '/docs/run/store/' }))
  })

  it('names the group in place of all its commands', async () => {
    const { tree } = await read(listing('qclient deploy file a\nqclient deploy file get 0x1'))
    expect(boxes(tree)).toEqual(['qclient deploy: It stops with a panic. Use the store.'])
  })

  it('names the one command of a group that has two', async () => {
    const { tree } = await read(listing('qclient deploy file get 0x1'))
    expect(boxes(tree)).toEqual(['qclient deploy file get: It stops with a panic. Use the store.'])
  })

  it('says in one box what does not work in one version, reason by reason', async () => {
    const { tree } = await read(listing('qclient deploy file a\nqclient mint'))
    expect(elements(tree, 'Admonition').map(({ props }) => props?.title)).toEqual(['Does not work in 2.1'])
    const [box] = elements(tree, 'Admonition')
    expect(elements(box!, 'li').map(textOf)).toEqual([
      'qclient deploy file: It stops with a panic. Use the store.',
      'qclient mint: It prints nothing.',
    ])
  })

  it('has a box for each version', async () => {
    const { tree } = await read(listing('qclient deploy file a\nqclient burn'))
    expect(boxes(tree)).toEqual([
      'qclient deploy file: It stops with a panic. Use the store.',
      'qclient burn: It burns nothing.',
    ])
  })

  it('has no badges besides', async () => {
    expect(
      badges((await read(`Use \`qclient deploy file\`.\n\n${listing('qclient deploy file a')}`)).tree),
    ).toEqual([])
  })
})

describe('a page that only names a broken command', () => {
  it('says so behind the first of its names', async () => {
    const { tree } = await read('Use `qclient deploy file a`, then `qclient deploy file b`.')
    expect(textOf(tree)).toBe('Use qclient deploy file a Broken in 2.1, then qclient deploy file b.')
    expect(boxes(tree)).toEqual([])
  })

  it('says so behind a link, and not in it', async () => {
    const { tree } = await read('See [`qclient deploy file`](/docs/run/deploy/#deploy-file).')
    expect(elements(tree, 'a').map(textOf)).toEqual(['qclient deploy file'])
    expect(badges(tree)).toEqual(['Broken in 2.1'])
  })

  it('leaves headings alone', async () => {
    const { headings, tree } = await read('Lead.\n\n## Use `qclient deploy file`')
    expect(headings[0]?.text).toBe('Use qclient deploy file')
    expect(badges(tree)).toEqual([])
  })

  it('is, for one, the list of commands', async () => {
    const { tree } = await read('', 'list')
    expect(elements(elements(tree, 'table')[0]!, 'tr').map(textOf)).toEqual([
      'CommandWhat it does',
      'qclient deploy <command>Puts things on the network Broken in 2.1',
      'qclient deploy file <Name>Stores a file on the network Broken in 2.1',
      'qclient deploy file get <Address>Fetches a file from the network Broken in 2.1',
    ])
    expect(badges(tree)).toHaveLength(5)
  })
})

describe('the page that describes a broken command', () => {
  it('says so at its head, in its section and above its examples', async () => {
    const { tree } = await read('', 'deploy')
    expect(textOf(tree.children?.[1] ?? '')).toBe('qclient deploy: It stops with a panic. Use the store.')
    expect(badges(tree)).toEqual(['Broken in 2.1', 'Broken in 2.1'])
    expect(captions(tree).filter(Boolean)).toEqual(['Does not work in 2.1'])
  })
})
