import { parseFrontmatter } from '../node/page/frontmatter'
import { newPage } from './new-page'

const pages = [
  { file: 'run-node/RPC.mdx', path: '/docs/run-node/RPC/', aliases: [] },
  { file: 'run-node/index.mdx', path: '/docs/run-node/', aliases: [] },
  {
    file: 'run-node/quick-start.mdx',
    path: '/docs/run-node/quick-start/',
    aliases: ['/docs/run-node/begin/'],
  },
  { file: 'run-node/what.mdx', path: '/docs/run-node/what-is-a-node/', aliases: [] },
  { file: 'learn/block-storage/vdfs.mdx', path: '/docs/learn/block-storage/vdfs/', aliases: [] },
]
const files = [...pages.map(({ file }) => file), 'learn/block-storage/_category.yml', 'run-node/broken.mdx']
const make = (place?: string, title?: string) => newPage({ place, title, pages, files })

describe('a new page', () => {
  it('is a draft at the end of its folder, which the checks accept', () => {
    const { file, text } = make('run-node/backups', 'Back up your node: "all" of it')
    expect(file).toBe('run-node/backups.mdx')
    const { value, mistakes } = parseFrontmatter(text, file, {})
    expect(mistakes).toEqual([])
    expect(value).toMatchObject({ title: 'Back up your node: “all” of it', order: 6, draft: true })
  })

  it('has a title of one line', () => {
    expect(make('run-node/a', ' Back\nup ').text).toContain('title: Back up\n')
  })

  it.each([
    'content/docs/run-node/backups.mdx',
    './content/docs/run-node/backups.mdx/',
    './run-node/backups',
    '/docs/run-node/backups/',
    '/run-node/backups/',
    'run-node/backups',
  ])('is found by %s', (place) => expect(make(place, 'Backups').file).toBe('run-node/backups.mdx'))

  it.each([
    [undefined, 'T', /^Write npm run new -- /],
    ['run-node/x', undefined, /^Write npm run new -- /],
    ['run-nod/x', 'T', /There is no section "run-nod". Did you mean run-node\/x\?/],
    ['x', 'T', /"x" has no folder, or no name\. Write npm run new/],
    ['run-node/Back Ups', 'T', /The name "Back Ups" makes a bad address/],
    ['run-node/../../x', 'T', /The name ".." makes a bad address/],
    ['run-node/My folder/x', 'T', /The name "My folder" makes a bad address/],
    ['run-node/.hidden/x', 'T', /The name ".hidden" makes a bad address/],
    ['run-node/quick-start', 'T', /quick-start.mdx is there already/],
    ['learn/block-storage/VDFs', 'T', /The name "VDFs" makes a bad address/],
    ['run-node/broken', 'T', /broken.mdx is there already/],
    [
      'run-node/what-is-a-node',
      'T',
      /The address \/docs\/run-node\/what-is-a-node\/ belongs to content\/docs\/run-node\/what.mdx. Take/,
    ],
    [
      'run-node/begin',
      'T',
      /belongs to content\/docs\/run-node\/quick-start.mdx, as an alias. Take another name, or remove that alias./,
    ],
    ['learn/block-storage', 'T', /content\/docs\/learn\/block-storage\/ is a folder, which has this address/],
    ['learn/block-storage/index', 'T', /learn\/block-storage has _category.yml/],
    ['run-node/rpc', 'T', /rpc.mdx differs from run-node\/RPC.mdx in capitals alone/],
  ])('says what is wrong with %s', (place, title, message) => {
    expect(() => make(place, title)).toThrow(message)
  })
})
