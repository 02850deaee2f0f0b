import type { Bucket } from './bucket'
import { forEach } from './for-each'
import { isData, planSteps } from './plan'
import { openRecord } from './record'
import type { Site } from './site-files'
import {
  earlierFolder,
  earlierSite,
  textsOf,
  textsToKeep,
  versionOf,
  withVersion,
  type Version,
} from './versions'

/** What a deployment has done. */
export interface Deployed {
  uploaded: number
  unchanged: number
  deleted: number
}

/** A deployment that has ended early. What it had to do, the next one does. */
export class Interrupted extends Error {}

/** What is known of a deployment beside its site. */
interface Circumstances {
  /** What the site was built from, for people. */
  from?: string
  /** Whether what it replaces is kept, so that it can be brought back. */
  keepsEarlier?: boolean
  /** Whether it brings an earlier version back. */
  isWayBack?: boolean
}

/**
 * Brings a bucket to the state of a built site. It may stop anywhere: readers then see each page in its old or its new
 * version, and the next run does what is left.
 * @param now the time of the deployment
 * @throws Interrupted, with what the bucket has answered as its cause, or that itself where nothing was begun
 */
export async function deploySite(
  bucket: Bucket,
  site: Site,
  now: Date,
  { from = 'unknown sources', keepsEarlier = true, isWayBack = false }: Circumstances = {},
): Promise<Deployed> {
  const there = await bucket.list()
  const { record, save } = await openRecord(bucket)
  const { changed, steps, unused, due } = planSteps(site, there, record, now)
  const versions = keepsEarlier ? withVersion(record.versions, versionOf(site, from, now), now) : []
  const isWhole = (name: string, hash: string) => record.files[name]?.hash === hash
  const toKeep = keepsEarlier ? textsToKeep(record.versions[0], site, there, isWhole) : []

  // First of all the record says what will be there, so that a run that ends early leaves nothing that nobody knows of.
  for (const file of site.files) record.files[file.name] = { hash: changed.has(file) ? '' : file.hash }
  if (versions[0] !== record.versions[0] && !isWayBack) record.isUnfinished = true
  await forEach(toKeep, ({ from, to }) => bucket.copy(from, to))
  await save()
  try {
    for (const step of steps) {
      await forEach(step, (file) => site.put(bucket, file))
      for (const { name, hash } of step) record.files[name] = { hash }
      await save()
    }
    for (const name of unused) record.files[name]!.unused ??= now.toISOString()
    await removeInOrder(bucket, due)
    for (const name of due) delete record.files[name]
    record.versions = versions
    delete record.isUnfinished
    await save()
    await removeForgotten(bucket, textsOf(versions), [...there, ...toKeep.map(({ to }) => to)])
    return { uploaded: changed.size, unchanged: site.files.length - changed.size, deleted: due.length }
  } catch (cause) {
    throw new Interrupted('The deployment has ended early.', { cause })
  }
}

/**
 * Brings back the version that was online before the one that is, or that a deployment which has ended early was about
 * to replace, from what the bucket has kept of it. Done twice, it leads back to where it began.
 * @throws when there is none, or when some of it is gone
 */
export async function rollBack(bucket: Bucket, now: Date): Promise<Deployed & { version: Version }> {
  const there = await bucket.list()
  const { record } = await openRecord(bucket)
  const version = record.versions[record.isUnfinished ? 0 : 1]
  if (!version)
    throw new Error(
      'No earlier version is kept here: what can be brought back is what "npm run deploy:s3" has replaced.',
    )
  const site = earlierSite(version, record.versions, there, (name) => record.files[name]?.hash)
  return { ...(await deploySite(bucket, site, now, { from: version.from, isWayBack: true })), version }
}

/** Data first: without them a tab asks for the page, and without the page they would be all that is left of it. */
async function removeInOrder(bucket: Bucket, names: readonly string[]): Promise<void> {
  for (const step of [names.filter(isData), names.filter((name) => !isData(name))])
    await forEach(step, (name) => bucket.remove(name))
}

/** Removes the texts of versions that are forgotten. */
async function removeForgotten(bucket: Bucket, wanted: ReadonlySet<string>, there: readonly string[]) {
  const gone = there.filter((name) => name.startsWith(earlierFolder) && !wanted.has(name))
  await forEach(gone, (name) => bucket.remove(name))
}

/** Deletes all that is below the bucket's prefix, pages first. */
export async function removeSite(bucket: Bucket): Promise<number> {
  const names = [...(await bucket.list())]
  const isPage = (name: string) => name.endsWith('.html')
  for (const step of [names.filter(isPage), names.filter((name) => !isPage(name))])
    await forEach(step, (name) => bucket.remove(name))
  return names.length
}
