import { immutableFolder } from '../host-files'
import type { Bucket } from './bucket'
import type { Site, SiteFile } from './site-files'

/** Days for which what a newer version has replaced is kept: for tabs that are open, and for the way back. */
export const keptDays = 30

/** The time from which on it is kept, in milliseconds. */
export const keptSince = (now: Date): number => now.getTime() - keptDays * 24 * 60 * 60 * 1000

/** Where the texts of earlier versions stand in a bucket, by their hash. */
export const earlierFolder = '_earlier/'
const earlier = (hash: string) => earlierFolder + hash

/** A version of the site as it was online. */
export interface Version {
  /** When it went online. */
  since: string
  /** When the next one took its place. */
  until?: string
  /** What it was built from, for people. */
  from: string
  /** Hashes of the files that keep their address when they change, by name. */
  files: Record<string, string>
  /** Names of the files that never change. */
  immutable: string[]
  /** Names of pages at old addresses. */
  redirects: string[]
}

const names = (files: readonly SiteFile[]) => files.map(({ name }) => name)

/** A site as a version of it is noted. */
export function versionOf({ files, isImmutable, isRedirect }: Site, from: string, now: Date): Version {
  const changing = files.filter(({ name }) => !isImmutable(name))
  return {
    since: now.toISOString(),
    from,
    files: Object.fromEntries(changing.map(({ name, hash }) => [name, hash])),
    immutable: names(files).filter(isImmutable),
    redirects: names(files).filter(isRedirect),
  }
}

/** Whether two versions have the same pages. */
export const isSameVersion = (a: Version | undefined, b: Version) =>
  JSON.stringify([a?.files, a?.immutable]) === JSON.stringify([b.files, b.immutable])

/** The versions once a new one is online: those that were replaced long ago are forgotten. */
export function withVersion(versions: readonly Version[], next: Version, now: Date): Version[] {
  const [last, ...older] = versions
  const recent = older.filter(({ until }) => Date.parse(until!) >= keptSince(now))
  if (!last) return [next]
  return isSameVersion(last, next)
    ? [last, ...recent]
    : [next, { ...last, until: now.toISOString() }, ...recent]
}

/** Names of the texts in the bucket that a way back to one of the versions needs. */
export const textsOf = (versions: readonly Version[]): Set<string> =>
  new Set(versions.flatMap(({ files }) => Object.values(files).map(earlier)))

/**
 * The texts that go with a deployment and are still to be kept: of the version that is online, what the new one has
 * otherwise or not at all.
 * @param there names that the bucket has
 * @param isWhole whether the file of that name is there as the version has it
 * @returns where each stands, and where it is to be kept
 */
export function textsToKeep(
  online: Version | undefined,
  site: Site,
  there: ReadonlySet<string>,
  isWhole: (name: string, hash: string) => boolean,
): { from: string; to: string }[] {
  const next = new Map(site.files.map(({ name, hash }) => [name, hash]))
  const leaving = Object.entries(online?.files ?? {})
    .filter(([name, hash]) => next.get(name) !== hash && there.has(name) && isWhole(name, hash))
    .map(([from, hash]) => ({ from, to: earlier(hash) }))
    .filter(({ to }) => !there.has(to))
  // Files that hold the same are kept once.
  return [...new Map(leaving.map((text) => [text.to, text])).values()]
}

/**
 * An earlier version as a site to deploy: its files are those that the bucket has kept.
 * @param versions all that are known
 * @param there names that the bucket has
 * @param hashOf what the file of a name holds now; undefined where that is not known
 * @throws when something of it is not there any more
 */
export function earlierSite(
  version: Version,
  versions: readonly Version[],
  there: ReadonlySet<string>,
  hashOf: (name: string) => string | undefined,
): Site {
  const isThere = ([name, hash]: [string, string]) =>
    there.has(earlier(hash)) || (there.has(name) && hashOf(name) === hash)
  const changing = Object.entries(version.files)
  const missing = [
    ...changing.filter((file) => !isThere(file)).map(([name]) => name),
    ...version.immutable.filter((name) => !there.has(name) || !hashOf(name)),
  ]
  if (missing.length)
    throw new Error(
      `The version of ${version.since} can't be brought back: ${missing.length} of its files are gone (${missing[0]}). Check out ${version.from}, build it and deploy that.`,
    )
  // Those of the version that goes as well: tabs that were opened with it still ask for them.
  const immutable = new Set(versions.flatMap((each) => each.immutable))
  const redirects = new Set(version.redirects)
  const fileOf = ([name, hash]: [string, string]): SiteFile => ({
    name,
    hash,
    contentType: '',
    cacheControl: '',
  })
  return {
    files: [...version.immutable.map((name) => fileOf([name, hashOf(name) ?? ''])), ...changing.map(fileOf)],
    isImmutable: (name) => immutable.has(name) || name.startsWith(immutableFolder),
    isRedirect: (name) => redirects.has(name),
    put: (bucket: Bucket, { name, hash }) => bucket.copy(earlier(hash), name),
  }
}
