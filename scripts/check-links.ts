import './settings-first'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkExternalLinks, externalLinks, type Answer } from '../src/authoring/external-links'
import { openSite } from '../src/authoring/open-site'
import { formatMistakes } from '../src/node/source/mistakes'
import { settings } from '../src/site/settings'
import { runCommand } from './command'

/** Where answers are kept, for a week. */
const cacheFile = 'node_modules/.cache/external-links.json'

const readCache = () => {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, Answer>
  } catch {
    return {} // not asked yet
  }
}

/** Asks other sites whether they still have what the pages link to. @throws where one has not */
async function check() {
  const { docs } = await openSite(process.cwd(), settings)
  const links = externalLinks(docs)
  const answers = readCache()
  const mistakes = await checkExternalLinks(links, answers)
  mkdirSync(path.dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(answers))
  if (mistakes.length) throw new Error(formatMistakes(mistakes, 'in the links to other sites'))
  return `All ${links.length} links to other sites are answered.`
}

void runCommand({ usage: 'npm run check:links', run: check })
