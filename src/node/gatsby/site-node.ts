import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './artwork-nodes'
import { checkContent, takeCheckedModel } from './check-content'
import { completeNode } from './content-nodes'
import { createPages as createSitePages } from './create-pages'
import { queryAhead, serveOutputs } from './dev-server'
import { finishBuild } from './finish-build'
import { declareTypes } from './graphql-types'
import { touchModelNodes } from './model-nodes'
import { sourceSearchNodes, writeSearchFiles } from './search-nodes'
import { configureBundle } from './webpack'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => {
  queryAhead()
  return checkContent(args, root)
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  touchModelNodes(args)
  await sourceSearchNodes(args, await takeCheckedModel(root), root)
  return createArtworkNodes(args)
}
export const onCreateNode: GatsbyNode['onCreateNode'] = completeNode
export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args, root)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveOutputs
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => writeSearchFiles(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishBuild(args, root)
