import 'tsx'
import { createRequire } from 'node:module'

// Gatsby would bundle and minify what stands in TypeScript here: ten seconds at each start in which nothing else runs.
export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  onCreateNode,
  createPages,
  onCreateDevServer,
  onPostBootstrap,
  onCreateWebpackConfig,
  onPostBuild,
} = createRequire(import.meta.url)('./src/node/gatsby/site-node')
