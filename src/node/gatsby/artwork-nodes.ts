import { existsSync } from 'node:fs'
import type { Node, SourceNodesArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'
import { makeHypergraph } from '../../artwork/hypergraph'
import { paletteOf, toSvg } from '../../artwork/to-svg'
import { colors } from '../../gatsby-plugin-theme-ui/colors'

/** The home page's picture. Another seed is another picture. */
const options = { seed: 2, points: 46, regions: 11, width: 660, height: 500 }
/** Pixels of the PNG for one of the drawing: so soft a picture needs no more, even on the finest screens. */
const scale = 1.5

/** A File node made from a buffer, as gatsby-source-filesystem writes it. */
interface BufferFileNode extends Node {
  hash: string
  absolutePath: string
}

/** A file that is made from a text; the text alone decides what it becomes. */
interface ArtworkFile {
  name: string
  ext: string
  text: string
  make: (text: string) => Promise<Buffer>
}

/** Without transparency: it would be the larger part of a WebP, and browsers differ about faint ones in AVIF. */
const render = (svg: string) =>
  sharp(Buffer.from(svg), { density: 72 * scale })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The files of the artwork: a picture for each color mode, and the graph for the browser. */
export function artworkFiles(): ArtworkFile[] {
  const graph = makeHypergraph(options)
  const picture = (mode: string, roles: Parameters<typeof paletteOf>[0]) => ({
    name: `hero-artwork-${mode}`,
    ext: '.png',
    text: toSvg(graph, paletteOf(roles)),
    make: render,
  })
  const data = { name: 'hero-artwork', ext: '.json', text: JSON.stringify(graph) }
  return [
    picture('light', colors),
    picture('dark', colors.modes.dark),
    { ...data, make: (text) => Promise.resolve(Buffer.from(text)) },
  ]
}

/**
 * Makes the artwork's File nodes, for Gatsby's sourceNodes. Drawing is a matter of milliseconds, so it always takes
 * place; what has been rendered from the same drawing before is kept.
 */
export async function createArtworkNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, getCache, getNodesByType } = args
  const nodes = getNodesByType('File') as unknown as BufferFileNode[]
  const known = new Map(nodes.map((node) => [node.hash, node]))
  await Promise.all(
    artworkFiles().map(async ({ name, ext, text, make }) => {
      const hash = createContentDigest({ name, ext, text, scale })
      const node = known.get(hash)
      if (node && existsSync(node.absolutePath)) return actions.touchNode(node)
      const { createNode } = actions
      const buffer = await make(text)
      await createFileNodeFromBuffer({ buffer, hash, name, ext, cache, getCache, createNode, createNodeId })
    }),
  )
}
