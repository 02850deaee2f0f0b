import './settings-first'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { newPage } from '../src/authoring/new-page'
import { openBuildCache } from '../src/node/cache/build-cache'
import { rememberingCompiler } from '../src/node/cache/compile-cache'
import { buildSiteModel } from '../src/node/model/site-model'
import { contentFolder, readSource } from '../src/node/source/read-source'
import { settings } from '../src/site/settings'
import { runCommand } from './command'

/** A page with valid frontmatter in the right place, as a draft. */
void runCommand({
  usage: 'npm run new -- run-node/backups "Back up your node"',
  words: 2,
  run: async (_, [place, title]) => {
    const root = process.cwd()
    const compile = rememberingCompiler(await openBuildCache(root, 'pages'), root)
    const { docs } = await buildSiteModel(await readSource(root, settings, true), compile)
    const files = await glob('**/*.{mdx,yml}', { cwd: contentFolder })
    const { file, text } = newPage({ place, title, pages: docs, files })
    const target = path.join(contentFolder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    return `${target} is a draft: it shows in the dev server only. Take "draft: true" away when it is ready.`
  },
})
