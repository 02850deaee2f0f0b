import {
  claimedNumber,
  commentMark,
  isFrom,
  previewComment,
  previewPrefix,
  removedComment,
} from '../src/publish/preview/preview'
import { openGitHub } from '../src/publish/preview/github'
import { openStore } from '../src/publish/s3/bucket'
import { deploySite, removeSite } from '../src/publish/s3/deployment'
import { explain } from '../src/publish/s3/explain'
import { readSite } from '../src/publish/s3/site-files'
import { runCommand } from './command'

/**
 * Puts the preview of a pull request online and says where in the pull request, or takes it away. Both read
 * GITHUB_REPOSITORY, GITHUB_TOKEN, S3_BUCKET and what `deploy:s3` reads; deploy reads HEAD_SHA and HEAD_REPOSITORY (what
 * the site was built from) and PREVIEW_URL (the address under which the bucket is served) as well.
 */
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
  const deleted = await removeSite(openStore(setting('S3_BUCKET'), previewPrefix(number)))
  if (deleted) await gitHub().comment(number, commentMark, removedComment)
  return `${deleted} files of the preview of ${number} deleted`
}

async function deploy(folder: string): Promise<string> {
  const number = claimedNumber(folder)
  const origin = { sha: setting('HEAD_SHA'), repository: setting('HEAD_REPOSITORY') }
  const url = setting('PREVIEW_URL')
  const pullRequest = await gitHub().pullRequest(number)
  if (!isFrom(pullRequest, origin)) return `Pull request ${number} has newer commits; their preview follows.`
  // It was closed while its preview was being built.
  if (pullRequest.state === 'closed') return remove(number)
  const prefix = previewPrefix(number)
  const site = await readSite(folder, prefix)
  const { uploaded } = await deploySite(openStore(setting('S3_BUCKET'), prefix), site, new Date())
  await gitHub().comment(number, commentMark, previewComment(url, number, origin.sha))
  return `${uploaded} files of the preview of ${number} uploaded`
}

void runCommand({
  usage: 'npm run preview -- deploy --folder <built site>, or remove --number <of the pull request>',
  options: { folder: { type: 'string' }, number: { type: 'string' } },
  words: 1,
  run: async ({ folder, number = '' }, [act]) => {
    try {
      if (act === 'deploy' && folder) return await deploy(folder)
      if (act === 'remove' && /^[1-9]\d*$/.test(number)) return await remove(Number(number))
    } catch (error) {
      throw new Error(explain(error, process.env.S3_BUCKET ?? ''))
    }
    throw new Error('Say "deploy --folder <built site>" or "remove --number <of the pull request>".')
  },
})
