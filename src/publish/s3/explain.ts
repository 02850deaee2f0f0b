import { S3ServiceException } from '@aws-sdk/client-s3'
import { Interrupted } from './deployment'

/** What a bucket's answers mean for someone who deploys, by their code. */
const answers: Record<string, (bucket: string) => string> = {
  NoSuchBucket: (bucket) =>
    `There is no bucket "${bucket}". Create it, or check --bucket and the endpoint (AWS_ENDPOINT_URL).`,
  AccessDenied: (bucket) =>
    `The credentials may not do this with "${bucket}". They need ListBucket, GetObject, PutObject and DeleteObject.`,
  InvalidAccessKeyId: () => 'The endpoint does not know the access key. Check AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () =>
    'The secret does not fit the access key. Check AWS_SECRET_ACCESS_KEY and the region (AWS_REGION).',
}

/**
 * One message that says what went wrong with a bucket and how to mend it.
 * @param error what the SDK or our own code has thrown
 */
export function explain(error: unknown, bucket: string): string {
  if (error instanceof Interrupted)
    return `${explain(error.cause, bucket)}\nThe upload has ended early. Each page is there as a whole, old or new; the same command again finishes it.`
  const { name, message, code } = error as Error & { code?: string }
  if (error instanceof S3ServiceException)
    return (
      answers[name]?.(bucket) ?? `"${bucket}" answers ${error.$metadata.httpStatusCode} ${name}: ${message}`
    )
  if (name === 'CredentialsProviderError')
    return 'There are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.'
  if (message.startsWith('Region '))
    return 'There is no region. Set AWS_REGION; a store with one region takes any, such as us-east-1.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The endpoint can't be reached (${code}). Check AWS_ENDPOINT_URL.`
  return message
}
