import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './artwork-nodes'
import { checkContent, checkedModel, modelNow } from './check-content'
import { completeNode } from './content-nodes'
import { createPages as createSitePages } from './create-pages'
import { queryAhead, serveOutputs } from './dev-server'
import { finishBuild } from './finish-build'
import { declareTypes } from './graphql-types'
import { touchModelNodes } from './model-nodes'
import { resolveSearchFiles, sourceSearchNodes, writeSearchFiles } from './search-nodes'
import { markOutput, openFolders } from './trusted-folders'
import { configureBundle } from './webpack'

const root = process.cwd()
const command = process.env.NODE_ENV === 'production' ? 'build' : 'develop'

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  await checkContent(args, root)
  openFolders(root, command)
}
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  queryAhead()
  if (command === 'develop') markOutput(root, { state: 'developing' })
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const createResolvers: GatsbyNode['createResolvers'] = (args) => resolveSearchFiles(args, root)
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  touchModelNodes(args)
  await sourceSearchNodes(args, await checkedModel(root), root)
  return createArtworkNodes(args)
}
export const onCreateNode: GatsbyNode['onCreateNode'] = completeNode
export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args, root)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => serveOutputs(args, modelNow)
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => writeSearchFiles(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishBuild(args, root)
