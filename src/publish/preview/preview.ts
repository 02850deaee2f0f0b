import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseHeadersFile } from '../host-files'
import type { PullRequest } from './github'

/** Where the preview of a pull request stands in its bucket; its path on the host as well. */
export const previewPrefix = (number: number) => `pr-${number}/`

/** The commit that a preview was built from, as GitHub itself says it. */
export interface Origin {
  sha: string
  repository: string
}

const build = 'Build it with "npm run build:preview -- --path /pr-12/"'

/**
 * The number of the pull request that a built site says it is the preview of. It was built by code that nobody has
 * read, so this is a claim, to be held against GitHub's own word with `isFrom`.
 * @throws when there is no built site, or one that is built for no pull request
 */
export function claimedNumber(folder: string): number {
  const file = path.join(folder, '_headers')
  if (!existsSync(file))
    throw new Error(
      `There is no built site in ${folder}: it has no _headers. ${build}, and name the folder that it says.`,
    )
  const basePath = parseHeadersFile(readFileSync(file, 'utf8'))[0]?.prefix ?? 'no path'
  const number = /^\/pr-([1-9]\d{0,8})\/$/.exec(basePath)?.[1]
  if (!number)
    throw new Error(`The site in ${folder} was built for ${basePath}, which is no preview's. ${build}.`)
  return Number(number)
}

/**
 * Whether a pull request is at the commit that a preview was built from. It is not where a newer commit has been pushed
 * since, whose own preview follows.
 * @throws when the preview comes from another repository than the pull request: somebody has made up its number
 */
export function isFrom({ number, head }: PullRequest, { sha, repository }: Origin): boolean {
  if (head.repo?.full_name !== repository)
    throw new Error(
      `The preview says that it belongs to pull request ${number}, and was built in ${repository}, not in that one's repository, ${head.repo?.full_name ?? 'which is deleted'}.`,
    )
  return head.sha === sha
}

/** By this the one comment is found again. */
export const commentMark = '<!-- preview of this pull request -->'

/** Where a preview is served. */
export const previewAddress = (url: string, number: number) =>
  new URL(previewPrefix(number), url.replace(/\/*$/, '/')).href

/**
 * What the comment says while there is a preview.
 * @param changes what it has otherwise than the site that is online, as `describeChanges` says it
 */
export const previewComment = (url: string, number: number, sha: string, changes = '') =>
  `Preview of ${sha}: ${previewAddress(url, number)}${changes && `\n${changes}`}`

/** Numbers of the pull requests whose previews are in a bucket. */
export const previewsIn = (names: Iterable<string>): number[] => [
  ...new Set([...names].flatMap((name) => /^pr-([1-9]\d{0,8})\//.exec(name)?.[1] ?? []).map(Number)),
]

/** What the comment in a pull request says once its preview is gone. */
export const removedComment = 'The preview was removed when this pull request was closed.'
