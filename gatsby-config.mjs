import 'tsx'
import { createRequire } from 'node:module'

// As in gatsby-node.mjs.
const require = createRequire(import.meta.url)
require('./src/node/model/loaded-settings').stopAtUnreadableSettings(import.meta.dirname)
export default require('./src/node/gatsby/site-config').siteConfig
