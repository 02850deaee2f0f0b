import { contentType } from '../content-types'
import type { Bucket } from './bucket'
import { recordFile } from './site-files'
import type { Version } from './versions'

/** A file as the record knows it: empty hash while it is being uploaded, and since when no version has it. */
export interface Recorded {
  hash: string
  unused?: string
}

/** What a bucket's record says. */
export interface DeploymentRecord {
  /** By name, what deployments have put into the bucket: nothing else is ever deleted. */
  files: Record<string, Recorded>
  /** The version that is online, and those before it, newest first. */
  versions: Version[]
  /** Whether a new version was begun that is not online as a whole. */
  isUnfinished?: boolean
}

/** A record as it is stored; the oldest had nothing but the files. @throws where the text is none */
export function parseRecord(text: string): DeploymentRecord {
  const stored = JSON.parse(text) as DeploymentRecord | DeploymentRecord['files']
  return Array.isArray(stored.versions)
    ? (stored as DeploymentRecord)
    : { files: stored as DeploymentRecord['files'], versions: [] }
}

/** The record of a bucket by what stands there. @throws where that is none, saying what to look at */
function readRecord(text: string): DeploymentRecord {
  try {
    return parseRecord(text)
  } catch {
    throw new Error(
      `${recordFile} in the bucket is no record of deployments but "${text.slice(0, 20).replace(/\s+/g, ' ')}…". Check AWS_ENDPOINT_URL; if the endpoint is a store for S3, delete the file: all is uploaded anew then.`,
    )
  }
}

/**
 * The bucket's record, to be changed in place and saved, which is done if it has changed.
 * @throws when what stands there is no record; `save` throws when another deployment has saved its own since
 */
export async function openRecord(bucket: Bucket) {
  let saved = await bucket.read(recordFile)
  const record = readRecord(saved ?? '{}')
  const file = { name: recordFile, contentType: contentType(recordFile), cacheControl: 'no-store' }
  const save = async () => {
    const text = JSON.stringify(record)
    if (text === saved) return
    if ((await bucket.read(recordFile)) !== saved)
      throw new Error(
        'Another deployment to the same place is at work, or was a moment ago. Wait until it has ended, and say the same command again.',
      )
    await bucket.write(file, text)
    saved = text
  }
  return { record, save }
}
