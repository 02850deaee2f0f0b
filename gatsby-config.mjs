import 'tsx'
import { createRequire } from 'node:module'

// As in gatsby-node.mjs.
export default createRequire(import.meta.url)('./src/node/gatsby/site-config').siteConfig
