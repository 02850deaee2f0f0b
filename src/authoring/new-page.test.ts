import { parseFrontmatter } from '../node/page/frontmatter'
import { newPage } from './new-page'

const files = [
  'run-node/RPC.mdx',
  'run-node/index.mdx',
  'run-node/quick-start.mdx',
  'learn/block-storage/vdfs.mdx',
]
const make = (place?: string, title?: string) => newPage({ place, title, files })

describe('a new page', () => {
  it('is a draft at the end of its folder, which the checks accept', () => {
    const { file, text } = make('run-node/backups', 'Back up your node: "all" of it')
    expect(file).toBe('run-node/backups.mdx')
    const { value, faults } = parseFrontmatter(text, file, {})
    expect(faults).toEqual([])
    expect(value).toMatchObject({ title: 'Back up your node: “all” of it', order: 4, draft: true })
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
    ['run-node/rpc', 'T', /rpc.mdx differs from run-node\/RPC.mdx in capitals alone/],
  ])('says what is wrong with %s', (place, title, message) => {
    expect(() => make(place, title)).toThrow(message)
  })
})
