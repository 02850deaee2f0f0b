import { sourcesOf, untouchedBuild } from '../src/publish/built-mark'
import { openStore, type Bucket } from '../src/publish/s3/bucket'
import { deploySite, removeSite, rollBack, type Deployed } from '../src/publish/s3/deployment'
import { explain } from '../src/publish/s3/explain'
import { planDeployment, type Plan } from '../src/publish/s3/plan'
import { readSite } from '../src/publish/s3/site-files'
import { checkBucket, checkEndpoint } from '../src/publish/server-arguments'
import { runCommand } from './command'

interface Deployment {
  bucket: string
  folder: string
  prefix: string
  remove: boolean
  rollback: boolean
  'dry-run': boolean
}

/** How many names a rehearsal tells of each kind. */
const named = 20

/** @throws where the arguments don't fit each other */
function check({ bucket, prefix, remove, rollback, 'dry-run': isDry }: Deployment) {
  if (!bucket) throw new Error('Which bucket? Say it with --bucket, or set S3_BUCKET.')
  checkBucket(bucket)
  checkEndpoint(process.env.AWS_ENDPOINT_URL)
  if (!/^((?!\.\.?\/)[\w.~-]+\/)*$/.test(prefix))
    throw new Error(`--prefix is "${prefix}". Say it with a slash at its end and none at its start: pr-12/`)
  if (remove && !prefix)
    throw new Error('--remove needs a --prefix: without one, all of the bucket would go.')
  if ([remove, rollback, isDry].filter(Boolean).length > 1)
    throw new Error('--remove, --rollback and --dry-run are three things. Say one of them.')
}

/** What a rehearsal says. */
function report(where: string, { upload, unchanged, remove }: Plan): string {
  const list = (label: string, names: readonly string[]) => [
    `${names.length} files ${label}`,
    ...names.slice(0, named).map((name) => `  ${name}`),
    ...(names.length > named ? [`  … and ${names.length - named} more`] : []),
  ]
  return [
    ...list(`would be uploaded to ${where}`, upload),
    ...list('would be deleted', remove),
    `${unchanged} files are as they shall be. Nothing was done.`,
  ].join('\n')
}

const done = (where: string, { uploaded, unchanged, deleted }: Deployed) =>
  `${uploaded} files uploaded to ${where}, ${unchanged} unchanged, ${deleted} old ones deleted`

/** Brings back the version before. */
async function back(bucket: Bucket, where: string): Promise<string> {
  const { version, ...result } = await rollBack(bucket, new Date())
  return `${done(where, result)}. Online is what was online from ${version.since} on (built from ${version.from}). The same command again leads back.`
}

/** Removes what a deployment has left. @throws where nothing is there: the wrong place was named, most likely */
async function clear(bucket: Bucket, where: string): Promise<string> {
  const deleted = await removeSite(bucket)
  if (!deleted) throw new Error(`There is nothing at ${where} to delete. Check --bucket and --prefix.`)
  return `${deleted} files deleted from ${where}`
}

/**
 * Uploads a built site to a bucket, brings back the version before, or removes what is below a prefix. Endpoint, region
 * and credentials are those of every tool for S3: AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY, or a profile.
 */
async function deploy(deployment: Deployment): Promise<string> {
  check(deployment)
  const { bucket: name, folder, prefix, remove, rollback, 'dry-run': isDry } = deployment
  const where = `${name}/${prefix}`
  const open = () => openStore(name, prefix)
  try {
    if (remove) return await clear(open(), where)
    if (rollback) return await back(open(), where)
    const build = await untouchedBuild(folder, `/${prefix}`)
    const site = await readSite(folder, prefix)
    if (isDry) return report(where, await planDeployment(open(), site, new Date()))
    const from = build ? sourcesOf(build) : undefined
    const result = await deploySite(open(), site, new Date(), { from })
    return done(where, result) + (from ? ` (built from ${from})` : '')
  } catch (error) {
    throw new Error(explain(error, name))
  }
}

void runCommand({
  usage:
    'npm run deploy:s3 -- --bucket <name> [--folder public] [--prefix pr-12/] [--dry-run | --rollback | --remove]',
  options: {
    bucket: { type: 'string' },
    folder: { type: 'string', default: 'public' },
    prefix: { type: 'string', default: '' },
    remove: { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  run: ({ bucket = process.env.S3_BUCKET ?? '', ...rest }) => deploy({ bucket, ...rest }),
})
