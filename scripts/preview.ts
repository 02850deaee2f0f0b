import { appendFileSync } from 'node:fs'
import { untouchedBuild } from '../src/publish/built-mark'
import {
  claimedNumber,
  commentMark,
  isFrom,
  previewAddress,
  previewComment,
  previewPrefix,
  previewsIn,
  removedComment,
} from '../src/publish/preview/preview'
import { changesOf, describeChanges, hashesOfRecord, hashesOfSite } from '../src/publish/preview/changes'
import { openGitHub } from '../src/publish/preview/github'
import { admitArtifacts, admitFolder } from '../src/publish/preview/limits'
import { openStore } from '../src/publish/s3/bucket'
import { deploySite, removeSite } from '../src/publish/s3/deployment'
import { explain } from '../src/publish/s3/explain'
import { parseRecord } from '../src/publish/s3/record'
import { readSite, recordFile, type Site } from '../src/publish/s3/site-files'
import { runCommand } from './command'

/** What a variable of the environment holds. @throws where it is not set */
const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. docs/deploying.md says what it holds.`)
  return value
}

const gitHub = () =>
  openGitHub({
    api: process.env.GITHUB_API_URL,
    repository: setting('GITHUB_REPOSITORY'),
    token: setting('GITHUB_TOKEN'),
  })

async function remove(number: number): Promise<string> {
  const bucket = openStore(setting('S3_BUCKET'), previewPrefix(number))
  const hub = gitHub()
  // It may be opened again by the time its removal has its turn.
  if ((await hub.pullRequest(number)).state === 'open')
    return `Pull request ${number} is open; its preview stays.`
  const deleted = await removeSite(bucket)
  if (!deleted) return `Pull request ${number} has no preview: nothing was deleted.`
  await hub.comment(number, commentMark, removedComment)
  return `${deleted} files of the preview of ${number} deleted`
}

/** Removes the previews of all pull requests that are closed. */
async function sweep(): Promise<string> {
  const numbers = previewsIn(await openStore(setting('S3_BUCKET'), '').list())
  const lines: string[] = []
  const failures: string[] = []
  // One that can't be swept keeps none of the others.
  for (const number of numbers)
    try {
      lines.push(await remove(number))
    } catch (error) {
      failures.push(`${number}: ${error instanceof Error ? error.message : String(error)}`)
    }
  if (failures.length) throw new Error([...lines, 'Not swept:', ...failures].join('\n'))
  return lines.join('\n') || 'There are no previews.'
}

/** Looks at what a build hands over before it is unpacked, and tells the next steps which one that is. */
async function admit(): Promise<string> {
  const { id } = admitArtifacts(await gitHub().artifacts(Number(setting('RUN_ID'))))
  const { GITHUB_OUTPUT } = process.env
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `artifact=${id}\n`)
  return `The artifact ${id} is the last one, and small enough.`
}

/** What a preview has otherwise than the site that is online; nothing where that can't be known. */
async function compare(site: Site, address: string): Promise<string> {
  const { PRODUCTION_URL } = process.env
  if (!PRODUCTION_URL) return ''
  const record = new URL(recordFile, PRODUCTION_URL.replace(/\/*$/, '/'))
  try {
    const online = parseRecord(await (await fetch(record)).text())
    return describeChanges(changesOf(hashesOfSite(site), hashesOfRecord(online)), address)
  } catch {
    return `\nWhat is changed can't be told: ${record.href} is not the record of "npm run deploy:s3".`
  }
}

async function deploy(folder: string): Promise<string> {
  const number = claimedNumber(folder)
  const origin = { sha: setting('HEAD_SHA'), repository: setting('HEAD_REPOSITORY') }
  const url = setting('PREVIEW_URL')
  const pullRequest = await gitHub().pullRequest(number)
  if (!isFrom(pullRequest, origin)) return `Pull request ${number} has newer commits; their preview follows.`
  // It was closed while its preview was being built.
  if (pullRequest.state === 'closed') return remove(number)
  await admitFolder(folder)
  const prefix = previewPrefix(number)
  await untouchedBuild(folder, `/${prefix}`)
  const site = await readSite(folder, prefix)
  const bucket = openStore(setting('S3_BUCKET'), prefix)
  const { uploaded } = await deploySite(bucket, site, new Date(), { keepsEarlier: false })
  // It was closed while this went up: its removal has a queue of its own, and may be over.
  if ((await gitHub().pullRequest(number)).state === 'closed') return remove(number)
  const changes = await compare(site, previewAddress(url, number))
  await gitHub().comment(number, commentMark, previewComment(url, number, origin.sha, changes))
  return `${uploaded} files of the preview of ${number} uploaded`
}

/**
 * Puts the preview of a pull request online and says where in the pull request, or takes it away. All read
 * GITHUB_REPOSITORY, GITHUB_TOKEN, S3_BUCKET and what `deploy:s3` reads; deploy reads HEAD_SHA and HEAD_REPOSITORY (what
 * the site was built from) and PREVIEW_URL (the address under which the bucket is served) as well, and
 * PRODUCTION_URL, where that is set, to say what the preview has otherwise.
 */
void runCommand({
  usage:
    'npm run preview -- deploy --folder <built site>, or remove --number <of the pull request>, admit, sweep',
  options: { folder: { type: 'string' }, number: { type: 'string' } },
  words: 1,
  run: async ({ folder, number = '' }, [act]) => {
    try {
      if (act === 'deploy' && folder) return await deploy(folder)
      if (act === 'remove' && /^[1-9]\d*$/.test(number)) return await remove(Number(number))
      if (act === 'admit') return await admit()
      if (act === 'sweep') return await sweep()
    } catch (error) {
      throw new Error(explain(error, process.env.S3_BUCKET ?? ''))
    }
    throw new Error(
      'Say "deploy --folder <built site>", "remove --number <of the pull request>", "admit" or "sweep".',
    )
  },
})
