import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './src/build/artwork'
import { checkContent, checkFile, createModelPages, sourceSearch } from './src/build/create-pages'
import { restorePageData } from './src/build/delivery/page-data'
import { finishBuild } from './src/build/finish-build'
import { touchModelNodes } from './src/build/nodes'
import { queryAhead, serveOutputs } from './src/build/dev-server'
import { writeSearchFiles } from './src/build/search/nodes'
import { declareTypes } from './src/build/schema'
import { configureBundle } from './src/build/webpack'

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
