import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildSiteModel } from '../../../src/node/model/site-model'
import { readSource } from '../../../src/node/source/read-source'
import { settings } from '../../../src/site/settings'
import { makeTrialCopy } from '../../projects/trial-copy'
import { readCorpus, type Corpus } from '../corpus/corpus'
import { writeCorpus } from '../corpus/write-corpus'
import { install } from '../scratch'
import type { SiteName } from '../sites'
import { build, outputOf, type Project } from './project'

/** The name of the copy of this project that is built. */
const copyName = 'peers'

/** The copy of this project, built once: the others' words are made of what it publishes. */
async function prepareOurs(isBuilt: boolean): Promise<Project> {
  const ours: Project = { name: 'ours', folder: path.resolve('.bench', copyName) }
  if (isBuilt) return ours
  makeTrialCopy(copyName)
  console.log('Building this site, whose words the others get …')
  await build(ours)
  return ours
}

/** The words of a copy of this project that was built. */
async function corpusOf(ours: Project): Promise<Corpus> {
  const model = await buildSiteModel(await readSource(ours.folder, settings, false))
  return readCorpus(model, new URL(model.settings!.url).origin, outputOf(ours))
}

/** What is measured, ready to be built, and its words. */
export interface Prepared {
  projects: Project[]
  corpus: Corpus
}

/**
 * Makes everything ready for measuring: a copy of this project, and the generators with its words.
 * @param isBuilt whether all are taken as an earlier run left them
 * @throws when something can't be installed or built, or was not left by an earlier run
 */
export async function prepare(names: readonly SiteName[], isBuilt: boolean): Promise<Prepared> {
  const ours = await prepareOurs(isBuilt)
  if (isBuilt && !existsSync(outputOf(ours)))
    throw new Error(`There is no built site in ${outputOf(ours)}: run the command without --built first.`)
  const corpus = await corpusOf(ours)
  const projects = names.map((name): Project => {
    if (name === 'ours') return ours
    const folder = install(name)
    if (!isBuilt) writeCorpus(name, corpus, folder)
    return { name, folder }
  })
  return { projects, corpus }
}
