import type { Node, NodePluginArgs } from 'gatsby'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from '../model/site-model'
import { createModelNodes } from './model-nodes'

/** Gatsby as far as our code asks of it: it remembers nodes, and counts what is made and deleted. */
function makeGatsby() {
  const nodes = new Map<string, Node>()
  const createNode = jest.fn((node: Node) => void nodes.set(node.id, node))
  const deleteNode = jest.fn((node: Node) => void nodes.delete(node.id))
  const args = {
    actions: { createNode, deleteNode },
    createNodeId: (key: string) => key,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  } as unknown as NodePluginArgs
  const made = () => createNode.mock.calls.splice(0).map(([{ id }]) => id)
  const deleted = () => deleteNode.mock.calls.splice(0).map(([{ id }]) => id)
  return { args, made, deleted }
}

const before = loadFixture('good')

it('makes nodes of what is new, leaves those of what has not changed, and removes those of what is gone', async () => {
  const gatsby = makeGatsby()
  const source = await before
  const { docs } = createModelNodes(gatsby.args, await buildSiteModel(source))
  expect(gatsby.made()).toEqual(expect.arrayContaining(docs.map(({ id }) => id)))

  createModelNodes(gatsby.args, await buildSiteModel(source))
  expect(gatsby.made()).toEqual([])

  const bread = 'guide/recipes/bread.mdx'
  const edited = source.pages.map((page) =>
    page.file === bread ? { ...page, text: `${page.text}\nOne line more.\n` } : page,
  )
  createModelNodes(gatsby.args, await buildSiteModel({ ...source, pages: edited }))
  expect(gatsby.made()).toEqual(['Doc guide/recipes/bread'])
  expect(gatsby.deleted()).toEqual([])

  const others = source.pages.filter(({ file }) => file !== bread)
  createModelNodes(gatsby.args, await buildSiteModel({ ...source, pages: others }))
  expect(gatsby.deleted()).toEqual(['Doc guide/recipes/bread'])
})
