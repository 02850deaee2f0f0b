import { compileContent } from '../page/compile'
import { elements, textOf } from '../../../testing/fixtures/compile-body'
import { sourceOf } from '../../../testing/fixtures/source-of'
import { readPages } from '../page/read-pages'

const page = (title: string, frontmatter: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page that exists to test how commands become a part of pages.\n${frontmatter}\n---\n\n${body}\n`

const token = `order: 2
commands:
  - name: qclient token
    summary: Works with the coins of your account
    synopsis: qclient token <command>
    flags:
      - { name: --config, type: path, default: '', inherited: true, description: Where the keys are. }
  - name: qclient token split
    summary: Splits a coin into several
    synopsis: [qclient token split <OfCoin>..., qclient token split --parts <n>]
    description: 'You keep all of {it}. See [the account](/docs/run/key/#key).'
    arguments:
      - { name: OfCoin, type: coin address, repeated: true, description: The <OfCoin> to split. }
    flags:
      - { name: --parts, short: -p, type: number, default: 1, description: Into how many., since: '2.1' }
    examples:
      - { title: 'Three:', run: qclient token split --parts 3, output: done }`

const key = `order: 1
commands:
  - name: qclient key
    summary: Works with keys
    synopsis: qclient key`

const flags = `globalFlags:
  - { name: --network, type: name, environment: QUILIBRIUM_NETWORK, description: Which network. Its name. }`

const source = (more: Record<string, string> = {}) =>
  sourceOf({
    'run/token.mdx': page('Token', token, 'Before.\n\n## After\n\nMore.'),
    'run/key.mdx': page('Key', key, 'Before.'),
    'run/flags.mdx': page('Flags', flags, 'Before.'),
    'run/list.mdx': page('List', 'commandList: true', 'Before.'),
    ...more,
  })

const variables = { it: 'them' }

async function read(name: string, more?: Record<string, string>) {
  const { pages, mistakes } = await readPages(source(more), variables, [], compileContent)
  const found = pages.find(({ docId }) => docId === `run/${name}`)
  if (!found) throw new Error(`There is no page ${name}.`)
  return { ...found.content, mistakes }
}

describe('a command page', () => {
  it('shows its commands between its introduction and its first heading', async () => {
    const { tree, mistakes } = await read('token')
    expect(mistakes).toEqual([])
    expect(tree.children?.map((node) => (typeof node === 'string' ? node : node.tag)).slice(0, 3)).toEqual([
      'p',
      'h2',
      'p',
    ])
    expect(textOf(tree.children?.at(-1) ?? '')).toBe('More.')
  })

  it('has the commands in its table of contents, with anchors', async () => {
    const { headings } = await read('token')
    expect(headings).toEqual([
      { level: 2, id: 'token', text: 'token' },
      { level: 2, id: 'token-split', text: 'token split' },
      { level: 2, id: 'after', text: 'After' },
    ])
  })

  it("tells a heading of the author's text that has the id of a command, with its line", async () => {
    const text = page('Token', token, 'Before.\n\n## After {#token-split}')
    const { mistakes } = await read('token', { 'run/token.mdx': text })
    expect(mistakes).toEqual([
      {
        file: 'content/docs/run/token.mdx',
        line: 25,
        message: 'The heading id "token-split" belongs to a part that the page gets from its model.',
        fix: 'Give your heading other words, or another id: ## … {#id}.',
      },
    ])
  })

  it('gives every flag an anchor', async () => {
    const { tree } = await read('token')
    expect(
      elements(tree, 'dl')
        .flatMap((list) => elements(list, 'div'))
        .flatMap(({ props }) => props?.id ?? []),
    ).toEqual(['token--config', 'token-split--parts'])
  })

  it('shows names, types, defaults and versions of flags and arguments', async () => {
    const { tree } = await read('token')
    expect(elements(tree, 'dt').map(textOf)).toEqual([
      '--config path default empty also for the commands below',
      'OfCoin coin address, one or more required',
      '--parts, -p number default 1 Since 2.1',
    ])
  })

  it('takes what looks like a tag in a description for text', async () => {
    const { tree } = await read('token')
    expect(elements(tree, 'dd').map(textOf)).toContain('The <OfCoin> to split.')
  })

  it('shows each form of the synopsis, and examples with their output', async () => {
    const { tree } = await read('token')
    const code = elements(tree, 'CodeBlock').map(({ props }) => [
      props?.title,
      JSON.stringify(props?.html).replace(/<[^>]*>/g, ''),
    ])
    expect(code.slice(1)).toEqual([
      [undefined, '"qclient token split &#x3C;OfCoin>...\\nqclient token split --parts &#x3C;n>"'],
      [undefined, '"qclient token split --parts 3"'],
      ['Output', '"done"'],
    ])
  })

  it('fills variables, and lists links for the link check with their lines', async () => {
    const { tree, links } = await read('token')
    expect(textOf(tree)).toContain('You keep all of them.')
    expect(links).toContainEqual({ href: '/docs/run/key/#key', line: 14 })
  })

  it('leads to the flags of the commands above and to the global ones', async () => {
    const { tree, links } = await read('token')
    expect(textOf(tree)).toContain('Also takes --config and the global flags.')
    expect(links.map(({ href }) => href)).toContain('/docs/run/token/#token--config')
    expect(links.map(({ href }) => href)).toContain('/docs/run/flags/')
  })
})

describe('the list of commands', () => {
  it('is made from all pages, in their order', async () => {
    const { tree, headings, links } = await read('list')
    expect(headings.map(({ id }) => id)).toEqual(['key', 'token', 'global-flags'])
    expect(
      elements(tree, 'tr')
        .map(({ children = [] }) => children.map(textOf))
        .filter(([first]) => first !== 'Command' && first !== 'Flag'),
    ).toEqual([
      ['qclient key', 'Works with keys'],
      ['qclient token <command>', 'Works with the coins of your account. Flags: --config'],
      ['qclient token split <OfCoin>...\nqclient token split --parts <n>', 'Splits a coin into several'],
      ['--network', 'Which network.'],
    ])
    expect(links.map(({ href }) => href)).toContain('/docs/run/token/#token-split')
    // The name of a command is code, and no heading is a link.
    expect(elements(tree, 'h2').map((title) => elements(title, 'code').map(textOf))).toEqual([
      ['Key'],
      ['Token'],
      [],
    ])
    expect(elements(tree, 'h2').flatMap((title) => elements(title, 'a'))).toEqual([])
    expect(links.map(({ href }) => href)).toContain('/docs/run/flags/#network')
  })

  it('leaves out the commands of drafts', async () => {
    const { links } = await read('list', { 'run/key.mdx': page('Key', `draft: true\n${key}`, 'Before.') })
    expect(links.map(({ href }) => href)).not.toContain('/docs/run/key/')
  })
})

describe('two pages', () => {
  it("can't describe one command", async () => {
    const { mistakes } = await read('list', { 'run/keys.mdx': page('Keys', key, 'Before.') })
    expect(mistakes).toEqual([
      {
        file: 'content/docs/run/keys.mdx',
        line: 6,
        message: 'The command "qclient key" is described in content/docs/run/key.mdx already.',
        fix: 'Describe it once, and link to it from the other place.',
      },
    ])
  })

  it("can't both have the global flags", async () => {
    const { mistakes } = await read('list', { 'run/more.mdx': page('More', flags, 'Before.') })
    expect(mistakes).toEqual([
      expect.objectContaining({
        file: 'content/docs/run/more.mdx',
        line: 4,
        message: 'The global flags stand in content/docs/run/flags.mdx already.',
      }),
    ])
  })
})
