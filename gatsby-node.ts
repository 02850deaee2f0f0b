import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './src/node/gatsby/artwork-nodes'
import { checkContent, checkFile, createModelPages, sourceSearch } from './src/node/gatsby/create-pages'
import { restorePageData } from './src/node/gatsby/page-data'
import { finishBuild } from './src/node/gatsby/finish-build'
import { touchModelNodes } from './src/node/gatsby/model-nodes'
import { queryAhead, serveOutputs } from './src/node/gatsby/dev-server'
import { writeSearchFiles } from './src/node/gatsby/search-nodes'
import { declareTypes } from './src/node/gatsby/graphql-types'
import { configureBundle } from './src/node/gatsby/webpack'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  queryAhead()
  await restorePageData('public')
  return checkContent(args, root)
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  touchModelNodes(args)
  await sourceSearch(args, root)
  return createArtworkNodes(args)
}
export const onCreateNode: GatsbyNode['onCreateNode'] = checkFile
export const createPages: GatsbyNode['createPages'] = (args) => createModelPages(args, root)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveOutputs
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishBuild(args, root)
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => writeSearchFiles(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle
