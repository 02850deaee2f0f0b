import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentType } from '../content-types'
import { versionFile } from '../host-files'
import type { Bucket } from './bucket'
import { recordFile, type Site, type SiteFile } from './site-files'

/** How long a file whose name changes with its content is kept after the last version that had it, for open tabs. */
export const keptDays = 30

/** Requests at a time. */
const parallel = 16

/** A file as the record knows it: empty hash while it is being uploaded, and since when no version has it. */
interface Recorded {
  hash: string
  unused?: string
}

/** By name, what deployments have put into the bucket: nothing else is ever deleted. */
type DeploymentRecord = Record<string, Recorded>

/** What a deployment has done. */
export interface Deployed {
  uploaded: number
  unchanged: number
  deleted: number
}

/** Data that open tabs ask for: they lead to pages, as pages do. */
const isData = (name: string) => name.startsWith('page-data/')

/**
 * The order in which files go up, step by step, so that whatever a reader has got so far leads only to what is there
 * already: files with a name of their own, what pages link to, pages at new addresses, the data for open tabs, pages
 * that replace others, redirects, of which two would else lead to each other for a moment, and last the file that tells
 * open tabs of the new version. A page belongs together with the scripts and the data that it names, so each is the old
 * one or the new one as a whole at any moment.
 * @param there names that the bucket has already
 */
function uploadSteps(site: Site, there: ReadonlySet<string>): SiteFile[][] {
  const stepOf = ({ name }: SiteFile) => {
    if (name === versionFile) return 6
    if (site.isImmutable(name)) return 0
    if (isData(name)) return 3
    if (!name.endsWith('.html')) return 1
    if (site.isRedirect(name)) return 5
    return there.has(name) ? 4 : 2
  }
  return [0, 1, 2, 3, 4, 5, 6].map((step) => site.files.filter((file) => stepOf(file) === step))
}

/** A deployment that has ended early. What it had to do, the next one does. */
export class Interrupted extends Error {}

/**
 * Brings a bucket to the state of a built site. It may stop anywhere: readers then see each page in its old or its new
 * version, and the next run does what is left.
 * @param now the time of the deployment
 * @throws Interrupted, with what the bucket has answered as its cause, or that itself where nothing was begun
 */
export async function deploySite(bucket: Bucket, site: Site, now: Date): Promise<Deployed> {
  const there = await bucket.list()
  const { record, save } = await openRecord(bucket)
  const changed = new Set(
    site.files.filter(({ name, hash }) => !there.has(name) || record[name]?.hash !== hash),
  )

  // First of all the record says what will be there, so that a run that ends early leaves nothing that nobody knows of.
  for (const file of site.files) record[file.name] = { hash: changed.has(file) ? '' : file.hash }
  await save()
  try {
    for (const step of uploadSteps(site, there)) {
      const files = step.filter((file) => changed.has(file))
      await forEach(files, async (file) =>
        bucket.write(file, await readFile(path.join(site.folder, file.name))),
      )
      for (const { name, hash } of files) record[name] = { hash }
      await save()
    }
    const deleted = await removeUnused(bucket, site, record, now)
    await save()
    return { uploaded: changed.size, unchanged: site.files.length - changed.size, deleted }
  } catch (cause) {
    throw new Interrupted('The deployment has ended early.', { cause })
  }
}

/** Deletes what the site no longer has, and notes it in the record. @returns how many files */
async function removeUnused(
  bucket: Bucket,
  site: Site,
  record: DeploymentRecord,
  now: Date,
): Promise<number> {
  const names = new Set(site.files.map(({ name }) => name))
  const unused = Object.keys(record).filter((name) => !names.has(name))
  for (const name of unused) record[name]!.unused ??= now.toISOString()
  const due = unused.filter((name) => !site.isImmutable(name) || isDue(record[name]!, now))
  // Data first: without them a tab asks for the page, and without the page they would be all that is left of it.
  for (const step of [due.filter(isData), due.filter((name) => !isData(name))])
    await forEach(step, (name) => bucket.remove(name))
  for (const name of due) delete record[name]
  return due.length
}

/** Deletes all that is below the bucket's prefix, pages first. */
export async function removeSite(bucket: Bucket): Promise<number> {
  const names = [...(await bucket.list())]
  const isPage = (name: string) => name.endsWith('.html')
  for (const step of [names.filter(isPage), names.filter((name) => !isPage(name))])
    await forEach(step, (name) => bucket.remove(name))
  return names.length
}

const isDue = ({ unused }: Recorded, now: Date) =>
  Boolean(unused) && now.getTime() - Date.parse(unused!) > keptDays * 24 * 60 * 60 * 1000

/** The bucket's record, to be changed in place and saved, which is one request if it has changed. */
async function openRecord(bucket: Bucket) {
  let saved = (await bucket.read(recordFile)) ?? '{}'
  const record = JSON.parse(saved) as DeploymentRecord
  const file = { name: recordFile, contentType: contentType(recordFile), cacheControl: 'no-store' }
  const save = async () => {
    const text = JSON.stringify(record)
    if (text !== saved) await bucket.write(file, text)
    saved = text
  }
  return { record, save }
}

/** Does something with all items, some at a time. After a failure nothing new begins, and what had begun ends. */
async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const failures: unknown[] = []
  const work = async () => {
    for (let item = queue.shift(); item !== undefined && !failures.length; item = queue.shift())
      await act(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (failures.length) throw failures[0]
}
