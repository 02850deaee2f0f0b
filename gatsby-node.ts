import type { GatsbyNode } from 'gatsby'
import { createArtworkNodes } from './src/build/artwork'
import { checkContent, createModelPages, sourceSearch } from './src/build/create-pages'
import { finishSite } from './src/build/delivery/finish-site'
import { restorePageData } from './src/build/delivery/page-data'
import { touchModelNodes } from './src/build/nodes'
import { serveOutputs } from './src/build/dev-server'
import { writeOutputs } from './src/build/outputs/write-outputs'
import { writeSearchFiles } from './src/build/search/nodes'
import { declareTypes } from './src/build/schema'
import { configureBundle } from './src/build/webpack'

const root = process.cwd()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  await restorePageData('public')
  return checkContent(args, root)
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  touchModelNodes(args)
  await sourceSearch(args, root)
  return createArtworkNodes(args)
}
export const createPages: GatsbyNode['createPages'] = (args) => createModelPages(args, root)
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveOutputs
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeOutputs(args, root)
  await finishSite('public', `${args.basePath}/`)
}
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => writeSearchFiles(args, root)
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundle
