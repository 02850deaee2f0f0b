import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import { artworkFiles, createArtworkNodes } from './artwork-nodes'

/** The real one, counted: it remembers buffers for as long as a process lives, and would hide a second rendering. */
jest.mock('gatsby-source-filesystem', () => {
  const actual = jest.requireActual<{ createFileNodeFromBuffer: typeof createFileNodeFromBuffer }>(
    'gatsby-source-filesystem',
  )
  return { createFileNodeFromBuffer: jest.fn(actual.createFileNodeFromBuffer) }
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'artwork-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface FileNode {
  id: string
  name: string
  extension: string
  absolutePath: string
}

/** Gatsby as far as our code asks of it: it remembers nodes and counts what is made and touched. */
function makeGatsby() {
  const nodes = new Map<string, FileNode>()
  const entries = new Map<string, unknown>()
  const cache = {
    directory: folder,
    get: (key: string) => Promise.resolve(entries.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(entries.set(key, value)),
  }
  const createNode = (node: FileNode) => void nodes.set(node.id, node)
  const touchNode = jest.fn()
  const args = {
    actions: { createNode, touchNode },
    cache,
    getCache: () => cache,
    createNodeId: (key: string) => key,
    createContentDigest: (data: object) => createHash('md5').update(JSON.stringify(data)).digest('hex'),
    getNodesByType: () => [...nodes.values()],
  } as unknown as SourceNodesArgs
  return { args, nodes, touchNode }
}

it('renders a picture for each mode, in one and a half times its size, without transparency', async () => {
  const pictures = artworkFiles().filter(({ ext }) => ext === '.png')
  expect(pictures.map(({ name }) => name)).toEqual(['hero-artwork-light', 'hero-artwork-dark'])
  const [light, dark] = await Promise.all(pictures.map(({ text, make }) => make(text)))
  expect(await sharp(light).metadata()).toMatchObject({
    format: 'png',
    width: 990,
    height: 750,
    hasAlpha: false,
  })
  expect(light!.equals(dark!)).toBe(false)
})

it('keeps the data for the browser small', () => {
  const { text } = artworkFiles().find(({ ext }) => ext === '.json')!
  expect(text.length).toBeLessThan(6000)
})

it('makes its files once, and keeps them alive afterwards', async () => {
  const { args, nodes, touchNode } = makeGatsby()
  await createArtworkNodes(args)
  const made = [...nodes.values()]
  expect(made.map(({ name, extension }) => `${name}.${extension}`).sort()).toEqual([
    'hero-artwork-dark.png',
    'hero-artwork-light.png',
    'hero-artwork.json',
  ])
  expect(touchNode).not.toHaveBeenCalled()
  expect(createFileNodeFromBuffer).toHaveBeenCalledTimes(3)

  await createArtworkNodes(args)
  expect(createFileNodeFromBuffer).toHaveBeenCalledTimes(3)
  expect(touchNode.mock.calls.flat()).toEqual(expect.arrayContaining(made))

  rmSync(made[0]!.absolutePath)
  await createArtworkNodes(args)
  expect(createFileNodeFromBuffer).toHaveBeenCalledTimes(4)
})
