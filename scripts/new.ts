import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { newPage } from '../src/authoring/new-page'
import { contentFolder } from '../src/node/source/read-source'
import { runCommand } from './command'

/** A page with valid frontmatter in the right place, as a draft. */
void runCommand({
  usage: 'npm run new -- run-node/backups "Back up your node"',
  words: 2,
  run: async (_, [place, title]) => {
    const files = await glob('**/*.mdx', { cwd: contentFolder })
    const { file, text } = newPage({ place, title, files })
    const target = path.join(contentFolder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    return `${target} is a draft: it shows in the dev server only. Take "draft: true" away when it is ready.`
  },
})
