import './settings-first'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { existsIn, findCitedFiles } from '../src/authoring/facts/cited-files'
import { listingsOf } from '../src/authoring/facts/listings'
import { openDebian, whyNoMachine } from '../src/authoring/facts/debian'
import { parseListings } from '../src/authoring/facts/parse-listings'
import { holdFacts } from '../src/authoring/facts/sources'
import { trySteps } from '../src/authoring/facts/steps'
import { formatMistakes } from '../src/node/source/mistakes'
import { variablesFile } from '../src/node/source/file-names'
import { correctVariables, parseFacts } from '../src/node/source/variables'
import { lineOfKey } from '../src/node/source/yaml'
import { settings } from '../src/site/settings'
import { runCommand, WrongArguments } from './command'

/**
 * Every listing that has a parser is parsed, every fact held against the public source, and every step run in a
 * throw-away Debian, as far as source and Debian are at hand.
 */
async function check(folder = process.env.FACTS_SOURCES, debian = process.env.FACTS_DEBIAN) {
  if (folder && !existsSync(folder)) throw new WrongArguments(`There is no folder ${folder}.`)
  const text = await readFile(variablesFile, 'utf8')
  const variables = correctVariables(text, variablesFile)
  const files = (await glob('content/**/*.mdx')).sort()
  const pages = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const listings = pages.flatMap((page) => listingsOf(page.text, page.file, variables))
  const read = await parseListings(listings)
  const noMachine = await whyNoMachine(debian)
  const tried = await trySteps(listings, noMachine ? undefined : () => openDebian(debian!))

  const inFolder = (name: string) => path.join(folder ?? '', name)
  const has = (repository: string) => folder !== undefined && existsSync(inFolder(repository))
  const readSource = (source: string) => readFile(inFolder(source), 'utf8').catch(() => undefined)
  const facts = parseFacts(text, variablesFile)
  const held = await holdFacts(facts, { has, read: readSource }, variablesFile, (name) =>
    lineOfKey({ text }, [name]),
  )
  const cited = findCitedFiles(
    pages,
    has,
    existsIn((name) => existsSync(inFolder(name)), existsSync, settings.editUrl),
  )
  const report = [
    `Parsed: ${counts(read.parsed)}.`,
    `Not parsed, for lack of a parser: ${counts(read.skipped)}.`,
    `Found in their source: ${held.held.length} facts. Found of the files that pages cite: ${cited.found}.`,
    ...Object.entries(held.skipped).map(
      ([repository, names]) => `Not held against ${repository}, which isn't at hand: ${names.join(', ')}.`,
    ),
    noMachine
      ? `Run: no step, since ${noMachine}.`
      : `Run in a throw-away Debian, without a network and without starting services: ${tried.ran} listings.`,
    `Not run of the listings for a shell: ${Object.entries(tried.skipped)
      .map(([reason, count]) => `${count} ${reason}`)
      .join(', ')}. That those work is for their authors to try.`,
  ].join('\n')
  const all = [...read.mistakes, ...held.mistakes, ...cited.mistakes, ...tried.mistakes]
  if (all.length) throw new Error(`${formatMistakes(all)}\n${report}`)
  return report
}

const counts = (by: Record<string, number>) =>
  Object.entries(by)
    .toSorted(([, a], [, b]) => b - a)
    .map(([language, count]) => `${count} ${language}`)
    .join(', ') || 'nothing'

void runCommand({
  usage:
    'npm run check:facts [-- FOLDER], with checkouts of the cited repositories, or FACTS_SOURCES for it; FACTS_DEBIAN names a Debian to run steps in',
  words: 1,
  run: (_, [folder]) => check(folder),
})
