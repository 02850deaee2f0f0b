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

/** A record as it is stored; the oldest had nothing but the files. */
export function parseRecord(text: string): DeploymentRecord {
  const stored = JSON.parse(text) as DeploymentRecord | DeploymentRecord['files']
  return Array.isArray(stored.versions)
    ? (stored as DeploymentRecord)
    : { files: stored as DeploymentRecord['files'], versions: [] }
}

/** The bucket's record, to be changed in place and saved, which is one request if it has changed. */
export async function openRecord(bucket: Bucket) {
  let saved = await bucket.read(recordFile)
  const record = parseRecord(saved ?? '{}')
  const file = { name: recordFile, contentType: contentType(recordFile), cacheControl: 'no-store' }
  const save = async () => {
    const text = JSON.stringify(record)
    if (text !== saved) await bucket.write(file, text)
    saved = text
  }
  return { record, save }
}
