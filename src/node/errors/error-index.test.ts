import { settings } from '../../site/settings'
import { elements, textOf } from '../../../testing/fixtures/compile-body'
import { sourceOf } from '../../../testing/fixtures/source-of'
import type { ContentElement } from '../../shared/content-tree'
import { compileContent } from '../page/compile'
import { readPages } from '../page/read-pages'
import { splitSections } from '../search/sections'
import { readSource } from '../source/read-source'
import { indexErrors, type ErrorPage } from './error-tables'

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: A page that exists to test how an index is made of tables.\n${more}---\n\n${body}\n`

const wrong = (rows: string, head = '| Message | Cause | Remedy |\n| --- | --- | --- |') =>
  `${head}\n${rows}\n`

const index = page('All', 'Before.\n\n## Next\n\nAfter.', 'errorList: true\n')

/** The rows of the index, cell by cell; headings as they are. */
const linesOf = (tree: ContentElement) =>
  elements(tree).flatMap((node) => {
    if (node.tag === 'h2') return [textOf(node)]
    if (node.tag !== 'tr') return []
    return [(node.children ?? []).map(textOf).join(' | ')]
  })

async function read(pages: Record<string, string>) {
  const { pages: all, mistakes } = await readPages(
    sourceOf({ 'run/all.mdx': index, ...pages }),
    { it: 'the node' },
    [],
    compileContent,
  )
  expect(mistakes).toEqual([])
  return all.find(({ docId }) => docId === 'run/all')!.content
}

describe('the index of what goes wrong', () => {
  it('lists messages, then symptoms, each once and in the order of the alphabet', async () => {
    const { tree } = await read({
      'run/index.mdx': page('Running', 'Text.'),
      'run/b.mdx': page(
        'B',
        `## What goes wrong\n\n${wrong('| `zero` | c | r |\n| `an end` of {it} | c | r |')}`,
      ),
      'run/c.mdx': page(
        'C',
        `## Faults\n\n${wrong('| `zero` | c | r |\n| It [stops](/docs/run/b/) | c | r |')}`,
      ),
    })
    expect(linesOf(tree)).toEqual([
      'Running',
      'Message | Explained in',
      'an end of the node | B',
      'zero | B, C',
      'Symptom | Explained in',
      'It stops | C',
      'Next',
    ])
  })

  it('links to the row, whose address has the words of the message', async () => {
    const { links } = await read({
      'run/b.mdx': page(
        'B',
        `## If it fails\n\n${wrong('| `x` | c | r |\n| `an end` of {it} and of much that was begun | c | r |')}`,
      ),
    })
    expect(links.map(({ href }) => href)).toEqual([
      '/docs/run/b/#an-end-of-the-node-and-of-much-that-was',
      '/docs/run/b/#x',
    ])
  })

  it('links to the heading above the table where the page has that name more than once, or in other places', async () => {
    const { links } = await read({
      'run/b.mdx': page(
        'B',
        `## First\n\n${wrong('| `x` | c | r |')}\n### If it fails\n\n${wrong('| `x` | c | r |')}`,
      ),
      'run/c.mdx': page('C', `## Y\n\nText.\n\n## Faults\n\n${wrong('| `y` | c | r |')}`),
      'run/d.mdx': page(
        'D',
        `## Faults\n\n${wrong('| `z` | c | r |')}\n\n| Key | Kind |\n| --- | --- |\n| \`z\` | text |`,
      ),
    })
    expect(links.map(({ href }) => href)).toEqual([
      '/docs/run/b/#first',
      '/docs/run/b/#if-it-fails',
      '/docs/run/c/#faults',
      '/docs/run/d/#faults',
    ])
  })

  it('takes tables of two columns and bars in code, and leaves other tables alone', async () => {
    const two = '| Symptom | Cause and remedy |\n| :-- | --- |'
    const other = '| Message | Tells you |\n| --- | --- |\n| `all is well` | good |'
    const { tree } = await read({
      'run/b.mdx': page('B', `## Faults\n\n${wrong('| `a \\| b` | r |', two)}\n${other}`),
    })
    expect(linesOf(tree).filter((line) => line.includes(' | B'))).toEqual(['a | b | B'])
  })

  it('begins with its own section', async () => {
    const { tree } = await read({
      'api/a.mdx': page('A', `## Faults\n\n${wrong('| `x` | c | r |')}`),
      'run/b.mdx': page('B', `## Faults\n\n${wrong('| `y` | c | r |')}`),
    })
    expect(linesOf(tree).filter((line) => !line.includes('|'))).toEqual(['run', 'api', 'Next'])
  })

  it('a long table has a line that leads to the first row of each letter', async () => {
    const rows = [
      '`404`',
      '`500`',
      '`…at once`',
      'It stops',
      ...Array.from({ length: 40 }, (_, index) => `\`b${index}\``),
    ]
    const { tree, links } = await read({
      'run/b.mdx': page('B', `## Faults\n\n${wrong(rows.map((row) => `| ${row} | c | r |`).join('\n'))}`),
    })
    const letters = links.filter(({ href }) => href.startsWith('#')).map(({ href }) => href.slice(1))
    expect(letters).toEqual(['run-message-09', 'run-message-a', 'run-message-b'])
    const addressed = elements(tree, 'tr').filter(({ props }) =>
      letters.some((letter) => letter === props?.id),
    )
    expect(addressed.map((row) => textOf(row.children![0]!))).toEqual(['404', '…at once', 'b0'])
    const [line, ...others] = elements(tree, 'p').filter(({ props }) => props?.className === 'letters')
    expect(textOf(line!)).toBe('0–9 A B')
    expect(others).toEqual([])
  })

  it('leaves its rows to the pages that explain them where readers search', async () => {
    const { tree } = await read({
      'run/b.mdx': page('B', `## Faults\n\n${wrong('| `zero-sum` | c | r |')}`),
    })
    expect(JSON.stringify(tree)).toContain('zero-sum')
    expect(JSON.stringify(splitSections(tree))).not.toContain('zero-sum')
  })
})

describe('the index of this site', () => {
  const pages = readSource(process.cwd(), settings, false).then(({ pages }) =>
    pages.map(({ file, text }): ErrorPage => ({
      path: file,
      title: file,
      folder: file.replace(/\/?[^/]*$/, ''),
      isIndex: false,
      text,
    })),
  )

  /** The rows of all tables that stand under a heading of faults, however their columns are called. */
  const rowsUnderFaults = ({ path, text }: ErrorPage) => {
    let isFault = false
    let rowsToSkip = 0
    return text.split('\n').flatMap((line) => {
      const heading = /^#{2,6} (.*)/.exec(line)?.[1]
      if (heading) isFault = /\b(?:wrong|fails?)\b/i.test(heading)
      rowsToSkip = line.startsWith('|') ? Math.max(rowsToSkip - 1, 0) : 3
      return isFault && line.startsWith('|') && !rowsToSkip ? [{ path, row: line }] : []
    })
  }

  it('has every message of every table of faults', async () => {
    const entries = indexErrors(await pages)('run-node').flatMap((section) => section.entries)
    const listed = new Set(
      entries.map(({ page, message }) => `${page.path} ${message.replaceAll('|', '\\|')}`),
    )
    // The other sections explain, and have no tables of messages.
    const used = (await pages).filter(({ folder }) => /^(run-node|build|api)\b/.test(folder))
    const rows = used.flatMap(rowsUnderFaults)
    expect(rows.length).toBeGreaterThan(250)
    const missing = rows.filter(({ path, row }) => {
      const message = /^\|\s*(.*?)\s*(?<!\\)\|/.exec(row)?.[1] ?? ''
      return !listed.has(`${path} ${message}`)
    })
    expect(missing).toEqual([])
  })
})
