import './settings-first'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { movePage } from '../src/authoring/move/move-page'
import { writeMove } from '../src/authoring/move/write-move'
import { openSite } from '../src/authoring/open-site'
import { settingsFile, variablesFile } from '../src/node/source/file-names'
import { correctVariables } from '../src/node/source/variables'
import { settings } from '../src/site/settings'
import { runCommand, WrongArguments } from './command'

/** What a page is named in: pages, categories, glossary, services, settings. */
const naming = ['content/**/*.{mdx,yml}', '!content/**/versions/**', settingsFile]

/** A page to another place: links to it follow, its old address leads to the new one. */
void runCommand({
  usage: 'npm run move -- run-node/backups run-node/keys/back-up, the page and its new folder and name',
  words: 2,
  run: async (_, [from, to]) => {
    if (!from || !to) throw new WrongArguments('Say which page, and where to.')
    const root = process.cwd()
    const { docs } = await openSite(root, settings)
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const variables = correctVariables(read(variablesFile), variablesFile)
    const files = await glob(naming, { cwd: root })
    const texts = new Map(files.map((file) => [file, read(file)]))
    const moved = movePage({ from, to, pages: docs, texts, variables })
    writeMove(root, moved, texts)
    const done = `${moved.from.file} is ${moved.to.file} now, ${moved.links === 1 ? '1 link follows' : `${moved.links} links follow`} it, and ${moved.from.path} leads to ${moved.to.path}.`
    return [done, ...moved.advice].join('\n')
  },
})
