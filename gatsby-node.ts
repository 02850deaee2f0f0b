import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './src/build/artwork'
import { checkContent, createModelPages } from './src/build/create-pages'
import { touchModelNodes } from './src/build/nodes'
import { declareTypes } from './src/build/schema'
import { trimBundle } from './src/build/webpack'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => checkContent(args, root)
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  touchModelNodes(args)
  return createArtworkNodes(args)
}
export const createPages: GatsbyNode['createPages'] = (args) => createModelPages(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = trimBundle
