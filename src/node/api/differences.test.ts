import { toString } from 'mdast-util-to-string'
import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { loadApi } from '../../../testing/fixtures/load-api'
import { differenceNodes, ownDifferences, ownDifferencesOfType } from './difference-nodes'
import { differencesOf } from './differences'
import { documentationGaps } from './documentation-gaps'

const api = loadApi()
const operation = async (name: string) =>
  [...(await api).operations.values()].find((one) => one.name === name)!

/** The texts of the cells of all tables, row by row. */
function rowsOf(nodes: RootContent[]): string[][] {
  const rows: string[][] = []
  for (const node of nodes)
    visit(node, 'tableRow', ({ children }) => {
      rows.push(children.map((cell) => toString(cell)))
    })
  return rows
}

it('what only SDKs know is counted apart from what is documented', async () => {
  const { input, inferred, missing } = differencesOf(await operation('CreateKey'))
  expect(inferred).toEqual(['KeySpec'])
  expect(missing.input).toContain('CustomKeyStoreId')
  expect(input.all - input.documented).toBe(missing.input.length + inferred.length)
  expect(differencesOf(await operation('CreateBucket')).inferred).toEqual([
    'CreateBucketConfiguration.LocationConstraint',
  ])
})

it('what SDKs know inside of a member stands there with the way to it, and is not counted with the parameters', async () => {
  const { output, missing } = differencesOf(await operation('DescribeKey'))
  expect(missing.output).toContain('KeyMetadata.XksKeyConfiguration')
  expect(output).toEqual({ documented: 1, all: 1 })
  const inList = differencesOf(await operation('GetBucketLifecycleConfiguration')).missing.output
  expect(inList).toContain('Rules.Filter.ObjectSizeGreaterThan')
})

it('the page of a type names what SDKs know besides, and says nothing where that is nothing', async () => {
  const { dataTypes } = await api
  const shown = (name: string) => {
    const { type, service } = [...dataTypes.values()].find((one) => one.type.name === name)!
    return ownDifferencesOfType(type, service, undefined).map((node) => toString(node))
  }
  expect(shown('LoggingEnabled')).toEqual([
    expect.stringMatching(/^Members documented: 3 of 4Members not documented: TargetObjectKeyFormat$/),
  ])
  expect(shown('LifecycleRule')[0]).toContain('Filter.ObjectSizeLessThan')
  expect(shown('Tagging')).toEqual([])
})

it('an operation that SDKs lack says why', async () => {
  const { withoutSdk, missing } = differencesOf(await operation('GetBucketLifecycle'))
  expect(withoutSdk).toContain('The older form')
  expect(missing).toEqual({ input: [], output: [], errors: [] })
})

it('the matrix has a row for every operation, and names every operation that is not documented', async () => {
  const nodes = differenceNodes(await api)
  const rows = rowsOf(nodes)
  const { operations, services } = await api
  for (const one of operations.values()) expect(rows.filter(([name]) => name === one.name)).toHaveLength(1)
  const text = nodes.map((node) => toString(node)).join('\n')
  for (const { sdk } of services)
    for (const name of documentationGaps[sdk.package]!.operations) expect(text).toContain(name)
  expect(rows.find(([name]) => name === 'GetPublicKey')![3]).toContain('KeySpec')
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([2, 4]))
  expect(rows.find(([name]) => name === 'PutObject')!.join()).toMatch(/IfNoneMatch.*TooManyParts/)
})

it('the page of an operation has what its row has, and leads to the matrix', async () => {
  const one = await operation('PutObject')
  const [folded] = ownDifferences(one, '/docs/differences/')
  const text = toString(folded)
  const row = rowsOf(differenceNodes(await api)).find(([name]) => name === 'PutObject')!
  for (const cell of row.slice(1)) expect(text).toContain(cell)
  const links: string[] = []
  visit(folded!, 'link', ({ url }) => {
    links.push(url)
  })
  expect(links).toEqual(['/docs/differences/'])
})

it('an operation of which all is documented says so in a few words', async () => {
  const [folded] = ownDifferences(await operation('GetBucketWebsite'), undefined)
  expect(toString(folded)).toBe('Parameters documented: all 2Answer documented: all 4')
})

it('an operation that only the manual shows leads there, and is not among those that nothing describes', async () => {
  const nodes = differenceNodes(await api)
  const section = (title: RegExp) => {
    const start = nodes.findIndex((node) => node.type === 'heading' && title.test(toString(node)))
    return nodes[start + 1]!
  }
  const links: string[] = []
  visit(section(/only the manual/), 'link', (node) => {
    links.push(`${toString(node)} ${node.url}`)
  })
  expect(links.find((one) => one.startsWith('PutBucketTagging'))).toMatch(/using-bucket-tags\/#set-tags$/)
  const undocumented = toString(section(/S3 that are not documented/))
  expect(undocumented).toContain('PutBucketCors')
  expect(undocumented).not.toContain('PutBucketTagging')
})
