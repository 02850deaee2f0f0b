import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './src/node/gatsby/artwork-nodes'
import { checkContent, takeCheckedModel } from './src/node/gatsby/check-content'
import { completeNode } from './src/node/gatsby/content-nodes'
import { createPages as createSitePages } from './src/node/gatsby/create-pages'
import { queryAhead, serveOutputs } from './src/node/gatsby/dev-server'
import { finishBuild } from './src/node/gatsby/finish-build'
import { declareTypes } from './src/node/gatsby/graphql-types'
import { touchModelNodes } from './src/node/gatsby/model-nodes'
import { sourceSearchNodes, writeSearchFiles } from './src/node/gatsby/search-nodes'
import { configureBundle } from './src/node/gatsby/webpack'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => {
  queryAhead()
  return checkContent(args, root)
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  touchModelNodes(args)
  await sourceSearchNodes(args, await takeCheckedModel(args, root), root)
  return createArtworkNodes(args)
}
export const onCreateNode: GatsbyNode['onCreateNode'] = completeNode
export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args, root)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveOutputs
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => writeSearchFiles(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishBuild(args, root)
