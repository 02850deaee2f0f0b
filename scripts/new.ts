import './settings-first'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { adviceForNew } from '../src/authoring/folder-advice'
import { newPage } from '../src/authoring/new-page'
import { openSite } from '../src/authoring/open-site'
import { contentFolder } from '../src/node/source/file-names'
import { settings } from '../src/site/settings'
import { runCommand } from './command'

/** A page with valid frontmatter in the right place, as a draft. */
void runCommand({
  usage: 'npm run new -- run-node/backups "Back up your node"',
  words: 2,
  run: async (_, [place, title]) => {
    const { docs } = await openSite(process.cwd(), settings)
    const files = await glob('**/*.{mdx,yml}', { cwd: contentFolder })
    const { file, text } = newPage({ place, title, pages: docs, files })
    const target = path.join(contentFolder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    const next = `${target} is a draft: it shows in the dev server only. Take "draft: true" away when it is ready.`
    return [next, adviceForNew(file, files)].filter(Boolean).join('\n')
  },
})
