import { openStore } from '../src/publish/s3/bucket'
import { deploySite, removeSite } from '../src/publish/s3/deployment'
import { explain } from '../src/publish/s3/explain'
import { readSite } from '../src/publish/s3/site-files'
import { runCommand } from './command'

interface Deployment {
  bucket: string
  folder: string
  prefix: string
  remove: boolean
}

/**
 * Uploads a built site to a bucket, or removes what is below a prefix. Endpoint, region and credentials are those of
 * every tool for S3: AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, or a profile.
 */
async function deploy({ bucket: name, folder, prefix, remove }: Deployment): Promise<string> {
  if (!name) throw new Error('Which bucket? Say it with --bucket, or set S3_BUCKET.')
  if (!/^([\w.~-]+\/)*$/.test(prefix))
    throw new Error(`--prefix is "${prefix}". Say it with a slash at its end and none at its start: pr-12/`)
  if (remove && !prefix)
    throw new Error('--remove needs a --prefix: without one, all of the bucket would go.')
  const open = () => openStore(name, prefix)
  try {
    if (remove) return `${await removeSite(open())} files deleted from ${name}/${prefix}`
    const site = await readSite(folder, prefix)
    const { uploaded, unchanged, deleted } = await deploySite(open(), site, new Date())
    return `${uploaded} files uploaded to ${name}/${prefix}, ${unchanged} unchanged, ${deleted} old ones deleted`
  } catch (error) {
    throw new Error(explain(error, name))
  }
}

void runCommand({
  usage: 'npm run deploy:s3 -- --bucket <name> [--folder public] [--prefix pr-12/] [--remove]',
  options: {
    bucket: { type: 'string', default: process.env.S3_BUCKET ?? '' },
    folder: { type: 'string', default: 'public' },
    prefix: { type: 'string', default: '' },
    remove: { type: 'boolean', default: false },
  },
  run: deploy,
})
