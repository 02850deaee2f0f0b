import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { sha256 } from './sha256'

/** In the folder of a built site: what says that the build has ended well. No reader asks for it. */
export const markFile = '_built.json'

/** A build that has ended well: what it was made from, and what it has left. */
export interface FinishedBuild {
  state: 'finished'
  /** The commit that was checked out; null where there is no Git. */
  commit: string | null
  /** Whether files had changes that no commit has. */
  changed: boolean
  /** Path that the site was built for, with both slashes. */
  basePath: string
  /** Where other languages and versions stand in it: "ar/". */
  editions?: string[]
  /** How many files there are, and a hash of their names and what they hold. */
  files: number
  digest: string
}

/** The dev server keeps its own data in the folder: they are no site. */
interface Developing {
  state: 'developing'
}

/** What has last written the folder of a built site. */
export type BuiltMark = FinishedBuild | Developing

/** The mark of a folder; null where nothing has ended well, or the mark itself was cut off. */
export function readMark(folder: string): BuiltMark | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, markFile), 'utf8')) as BuiltMark
  } catch {
    return null
  }
}

/** When the last build of a folder has ended well, in milliseconds; null where it has not. */
export const finishedAt = (folder: string): number | null =>
  readMark(folder)?.state === 'finished' ? statSync(path.join(folder, markFile)).mtimeMs : null

/** What a folder holds, its mark left out. */
export async function measureFolder(folder: string): Promise<Pick<FinishedBuild, 'files' | 'digest'>> {
  const names = (await glob('**', { cwd: folder, dot: true, ignore: markFile })).sort()
  const hashes = names.map(async (name) => {
    return `${name}\0${sha256(await readFile(path.join(folder, name)))}\n`
  })
  return { files: names.length, digest: sha256((await Promise.all(hashes)).join('')) }
}

/** What Gatsby leaves in a folder from early on: where it is, the folder was meant to become a site of this project. */
const isOurs = (folder: string) => existsSync(path.join(folder, 'page-data'))

/**
 * The build that has left a folder as it is.
 * @param folder a built site, or a site of any other kind, of which nothing is known
 * @param base path under which it is to be served or deployed, with both slashes; any if left out
 * @returns null for a site that this project has not made
 * @throws when a build of this project has not ended well there, or was made for another path
 */
export function finishedBuild(folder: string, base?: string): FinishedBuild | null {
  const mark = readMark(folder)
  if (mark?.state === 'finished' && mark.basePath) {
    if (base !== undefined && mark.basePath !== base) throw new Error(otherPath(folder, mark.basePath, base))
    return mark
  }
  if (mark?.state === 'developing')
    throw new Error(
      `${folder} holds the data of the dev server ("npm start"), which are no site. Run "npm run build" first.`,
    )
  if (!isOurs(folder)) return null
  throw new Error(
    `${folder} holds no finished site: its build has failed or was stopped. Run "npm run build", and fix what it names.`,
  )
}

/** What a site's pages load and lead to begins with the path that it was built for: elsewhere all of it is missing. */
function otherPath(folder: string, built: string, wanted: string): string {
  // A preview has a path of its own.
  const how =
    wanted === '/'
      ? 'run "npm run build" where baseUrl in src/site/settings.ts says it'
      : `baseUrl in src/site/settings.ts says it for good, "npm run build:preview -- --path ${wanted}" once`
  return `${folder} was built for ${built}, and would stand at ${wanted}. Build it for that path: ${how}. Or take it to ${built}.`
}

/**
 * As `finishedBuild`, and the folder is what the build has left, file by file.
 * @throws when something has changed since
 */
export async function untouchedBuild(folder: string, base?: string): Promise<FinishedBuild | null> {
  const build = finishedBuild(folder, base)
  if (!build) return null
  const { files, digest } = await measureFolder(folder)
  if (digest === build.digest) return build
  const what =
    files === build.files ? 'Files of it have changed' : `It had ${build.files} files and has ${files} now`
  throw new Error(
    `${folder} is not what its build has left. ${what}. Run "npm run build" again, and change nothing there.`,
  )
}

/** Which sources a site was made from, for people: "commit 1a2b3c4, with changes that no commit has". */
export function sourcesOf({ commit, changed }: FinishedBuild): string {
  if (!commit) return 'sources without Git'
  return `commit ${commit.slice(0, 7)}${changed ? ', with changes that no commit has' : ''}`
}
