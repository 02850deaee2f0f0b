import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

/** What is stored under a name, and what readers are told of it. */
export interface StoredFile {
  name: string
  contentType: string
  cacheControl: string
}

/** A bucket, or the part of it below a prefix, with the requests that a deployment needs. Names are below the prefix. */
export interface Bucket {
  list: () => Promise<Set<string>>
  /** The text of a file; null where there is none. */
  read: (name: string) => Promise<string | null>
  write: (file: StoredFile, body: Buffer | string) => Promise<void>
  /** Puts what stands under one name under another one, too, with what readers are told of it. */
  copy: (from: string, to: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/**
 * The files of a bucket below a prefix.
 * @param prefix "" or with a slash at its end: "pr-12/"
 */
export function openBucket(client: S3Client, bucket: string, prefix: string): Bucket {
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  return {
    async list() {
      const names = new Set<string>()
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      ))
        for (const { Key = '' } of Contents) names.add(Key.slice(prefix.length))
      return names
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return (await Body?.transformToString()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async write({ name, contentType, cacheControl }, body) {
      const headers = { ContentType: contentType, CacheControl: cacheControl }
      await client.send(new PutObjectCommand({ ...at(name), ...headers, Body: body }))
    },
    async copy(from, to) {
      const source = `${bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/')
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

/** How long a store may take to be reached, and be silent then, in milliseconds; the SDK would wait for ever. */
const usualPatience = { connectionTimeout: 10_000, socketTimeout: 30_000 }

/** The SDK warns at length of a version of Node that it will not support some day, which this project does. */
const quiet = 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'

/**
 * The files of a bucket of the store that the environment names, as for every tool: AWS_ENDPOINT_URL, AWS_REGION, and
 * AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY or AWS_PROFILE. The client is made for stores that lack what Amazon has
 * added since: checksums of its own, and buckets as names of hosts.
 * @param patience with a store that is silent
 */
export function openStore(bucket: string, prefix: string, patience = usualPatience): Bucket {
  process.env[quiet] ??= 'true'
  return openBucket(
    new S3Client({
      forcePathStyle: true,
      requestHandler: patience,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    bucket,
    prefix,
  )
}
