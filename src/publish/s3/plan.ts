import { versionFile } from '../host-files'
import type { Bucket } from './bucket'
import { openRecord, type DeploymentRecord, type Recorded } from './record'
import type { Site, SiteFile } from './site-files'
import { keptSince } from './versions'

/**
 * Data that open tabs ask for, of each language and version: they lead to pages, as pages do. What pages name themselves stands
 * in static/.
 */
export const isData = (name: string) => /(?<!(?:^|\/)static)(?:^|\/)page-data\/.+\.json$/.test(name)

/** What tells the open tabs of a language and version which one is online. */
const isVersionFile = (name: string) => name === versionFile || name.endsWith(`/${versionFile}`)

/**
 * The order in which files go up, step by step, so that whatever a reader has got so far leads only to what is there
 * already: files with a name of their own, what pages link to, pages at new addresses, the data for open tabs, pages
 * that replace others, redirects, of which two would else lead to each other for a moment, and last the files that tell
 * open tabs of the new version. Languages and versions go up together, since their pages lead to each other. A page
 * belongs together with the scripts and the data that it names, so each is the old one or the new one as a whole at any
 * moment.
 * @param there names that the bucket has already
 */
function uploadSteps(site: Site, there: ReadonlySet<string>): SiteFile[][] {
  const stepOf = ({ name }: SiteFile) => {
    if (isVersionFile(name)) return 6
    if (site.isImmutable(name)) return 0
    if (isData(name)) return 3
    if (!name.endsWith('.html')) return 1
    if (site.isRedirect(name)) return 5
    return there.has(name) ? 4 : 2
  }
  return [0, 1, 2, 3, 4, 5, 6].map((step) => site.files.filter((file) => stepOf(file) === step))
}

/** What a deployment would do, in the order in which it would. */
export interface Plan {
  /** Names of the files to upload. */
  upload: string[]
  unchanged: number
  /** Names of the files to delete. */
  remove: string[]
}

/** The parts of a deployment, from what the bucket has and what it shall have. */
export function planSteps(
  site: Site,
  there: ReadonlySet<string>,
  { files, versions }: DeploymentRecord,
  now: Date,
) {
  const changed = new Set(
    site.files.filter(({ name, hash }) => !there.has(name) || files[name]?.hash !== hash),
  )
  const steps = uploadSteps(site, there).map((step) => step.filter((file) => changed.has(file)))
  const names = new Set(site.files.map(({ name }) => name))
  const unused = Object.keys(files).filter((name) => !names.has(name))
  // What never changed in an earlier version stays for it, though the new site may know nothing of such files.
  const kept = new Set(versions.flatMap(({ immutable }) => immutable))
  const isKept = (name: string) => site.isImmutable(name) || kept.has(name)
  const due = unused.filter((name) => !isKept(name) || isLongUnused(files[name]!, now))
  return { changed, steps, unused, due }
}

/** What `deploySite` would do, without doing any of it. */
export async function planDeployment(bucket: Bucket, site: Site, now: Date): Promise<Plan> {
  const there = await bucket.list()
  const { record } = await openRecord(bucket)
  const { changed, steps, due } = planSteps(site, there, record, now)
  const upload = steps.flat().map(({ name }) => name)
  return { upload, unchanged: site.files.length - changed.size, remove: due }
}

const isLongUnused = ({ unused }: Recorded, now: Date) =>
  unused !== undefined && Date.parse(unused) < keptSince(now)
