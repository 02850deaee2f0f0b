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

const otherRegion = 'The bucket is in another region: check AWS_REGION and AWS_ENDPOINT_URL.'
const tooMuch = 'Try again later.'

/** How to fix what a bucket answers in words of its own, by their code. */
const fixes: Record<string, string> = {
  PermanentRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  ExpiredToken: 'Get new credentials: AWS_SESSION_TOKEN and those beside it end with their time.',
  SlowDown: tooMuch,
  ServiceUnavailable: tooMuch,
  InternalError: tooMuch,
}

/** What is wrong on the way to the endpoint, by the codes of Node. */
const onTheWay: [codes: RegExp, message: (code: string) => string][] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
    (code) => `The endpoint can't be reached (${code}). Check AWS_ENDPOINT_URL.`,
  ],
  [
    /^(EPROTO|ERR_SSL_)/,
    (code) =>
      `The endpoint does not speak TLS there (${code}). Check AWS_ENDPOINT_URL: its port, or http:// instead of https://.`,
  ],
  [
    /^(ECONNRESET|EPIPE)$/,
    (code) =>
      `The endpoint has broken the connection off (${code}). Try again later, or check AWS_ENDPOINT_URL.`,
  ],
  [
    /^ETIMEDOUT$/,
    (code) => `The endpoint does not answer (${code}). Try again later, or check AWS_ENDPOINT_URL.`,
  ],
  [
    /CERT|^UNABLE_TO_/,
    (code) =>
      `The endpoint's certificate is not trusted (${code}). Check AWS_ENDPOINT_URL; NODE_EXTRA_CA_CERTS names the file of an authority of your own.`,
  ],
]

const noStore = (bucket: string, status?: number) =>
  `"${bucket}" answers ${status ?? ''}, and not as a store for S3. Try again later, or check AWS_ENDPOINT_URL.`

/** What a bucket has answered, and how to fix it. */
function explainAnswer({ name, message, $metadata }: S3ServiceException, bucket: string): string {
  const known = answers[name]
  if (known) return known(bucket)
  // The SDK's words for an answer that is no XML of S3.
  if (message === 'UnknownError') return noStore(bucket, $metadata.httpStatusCode)
  const fix = fixes[name]
  return `"${bucket}" answers ${$metadata.httpStatusCode} ${name}: ${message}${fix ? ` ${fix}` : ''}`
}

/** An error of Node or the SDK: the code of what is wrong on the way, or what the SDK could not read. */
type StoreError = Error & { code?: string; $response?: { statusCode?: number } }

/**
 * One message that says what went wrong with a bucket and how to fix it.
 * @param error what the SDK or our own code has thrown
 */
export function explain(error: unknown, bucket: string): string {
  if (error instanceof Interrupted)
    return `${explain(error.cause, bucket)}\nThe upload has ended early. Each page is there as a whole, old or new; the same command again finishes it.`
  const { name, message, code, $response } = error as StoreError
  if (error instanceof S3ServiceException) return explainAnswer(error, bucket)
  if (name === 'CredentialsProviderError')
    return 'There are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.'
  if (message.startsWith('Region '))
    return 'There is no region. Set AWS_REGION; a store with one region takes any, such as us-east-1.'
  // What the SDK could not read at all.
  if ($response) return noStore(bucket, $response.statusCode)
  const way = code ?? (name === 'TimeoutError' ? 'ETIMEDOUT' : '')
  return onTheWay.find(([codes]) => codes.test(way))?.[1](way) ?? message
}
