/*
 * AWS Signature Version 4 with Web Crypto, in its two forms, each step to be shown:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html and, for presigned URLs,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */

/** A header as it is sent. */
export type Header = [name: string, value: string]

/** A request before it is signed. */
export interface PlainRequest {
  method: string
  /** Scheme and host: "https://my-bucket.example.com". */
  origin: string
  /** Path with its query, both encoded once. */
  path: string
  headers: readonly Header[]
  body: Uint8Array<ArrayBuffer>
}

/** What a caller signs with. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/** What a signature holds for, besides the request. */
export interface SigningScope {
  /** The service's name in signatures: "s3". */
  service: string
  region: string
  date: Date
}

/** A signed request, and what led there. */
export interface SignedRequest {
  method: string
  url: string
  /** Those that go along: for a presigned URL without the signature, which is in its address. */
  headers: Header[]
  body: Uint8Array<ArrayBuffer>
  steps: { canonicalRequest: string; stringToSign: string; signature: string }
}

const algorithm = 'AWS4-HMAC-SHA256'

/** Headers that are never signed, since clients and proxies change them on the way: those that SDKs leave out, and the length, which browsers set. */
const unsigned =
  /^(authorization|cache-control|connection|content-length|expect|from|keep-alive|max-forwards|pragma|referer|te|trailer|transfer-encoding|upgrade|user-agent|x-amzn-trace-id|(proxy|sec)-.*)$/i

const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 digest of bytes in hexadecimal. */
export const sha256 = async (data: Uint8Array<ArrayBuffer>) =>
  hex(await crypto.subtle.digest('SHA-256', data))

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const use = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return crypto.subtle.sign('HMAC', use, bytes(text))
}

/** Encodes all but letters, digits and `-_.~` (RFC 3986), as signatures want it. */
export const encodeUri = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Steps two and three: the text that is signed, and its signature. */
async function signText(
  canonicalRequest: string,
  { secretAccessKey }: Credentials,
  scope: SigningScope,
): Promise<SignedRequest['steps']> {
  const [day, ...others] = scopeOf(scope)
  const digest = await sha256(bytes(canonicalRequest))
  const stringToSign = [algorithm, timeOf(scope), [day, ...others].join('/'), digest].join('\n')
  let key = await hmac(bytes(`AWS4${secretAccessKey}`), day)
  for (const part of [...others, stringToSign]) key = await hmac(key, part)
  return { canonicalRequest, stringToSign, signature: hex(key) }
}

/** "20260301T120000Z" */
const timeOf = ({ date }: SigningScope) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** What a key is derived for, and a signature good for: the day first. */
const scopeOf = (scope: SigningScope): [day: string, ...others: string[]] => [
  timeOf(scope).slice(0, 8),
  scope.region,
  scope.service,
  'aws4_request',
]

const byName = ([a]: readonly string[], [b]: readonly string[]) => (a! < b! ? -1 : a! > b! ? 1 : 0)

/** Step one: the request in the one way in which both sides write it. */
function canonical(method: string, path: string, headers: readonly Header[], payload: string) {
  const [pathname = '', query = ''] = path.split(/\?(.*)/)
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((part) => part.split(/=(.*)/).slice(0, 2))
    .toSorted(byName)
    .map(([name, value = '']) => `${name}=${value}`)
  const lines = headers
    .filter(([name]) => !unsigned.test(name))
    .map(([name, value]) => [name.toLowerCase(), value.replace(/\s+/g, ' ').trim()] as const)
    .toSorted(byName)
  const names = lines.map(([name]) => name).join(';')
  const text = [
    method,
    pathname,
    parameters.join('&'),
    ...lines.map((line) => line.join(':')),
    '',
    names,
    payload,
  ].join('\n')
  return { text, names }
}

const hostOf = (origin: string): Header => ['Host', new URL(origin).host]
const credentialOf = ({ accessKeyId }: Credentials, scope: SigningScope) =>
  [accessKeyId, ...scopeOf(scope)].join('/')

/**
 * Signs a request with the header `Authorization`.
 * @param saysDigest whether the service wants the digest of the body in a header of its own, as S3 does
 */
export async function signRequest(
  { method, origin, path, headers, body }: PlainRequest,
  credentials: Credentials,
  scope: SigningScope,
  saysDigest: boolean,
): Promise<SignedRequest> {
  const digest = await sha256(body)
  const sent: Header[] = [
    ...headers,
    ['x-amz-date', timeOf(scope)],
    ...(saysDigest ? [['x-amz-content-sha256', digest] satisfies Header] : []),
    ...(credentials.sessionToken
      ? [['x-amz-security-token', credentials.sessionToken] satisfies Header]
      : []),
  ]
  const { text, names } = canonical(method, path, [hostOf(origin), ...sent], digest)
  const steps = await signText(text, credentials, scope)
  const authorization = `${algorithm} Credential=${credentialOf(credentials, scope)}, SignedHeaders=${names}, Signature=${steps.signature}`
  return { method, url: origin + path, headers: [...sent, ['Authorization', authorization]], body, steps }
}

/**
 * Signs an address that works without a key for some time. The body is not covered; headers that are given are, and must be
 * sent along.
 * @param seconds how long it works, at most seven days
 */
export async function presign(
  { method, origin, path, headers, body }: PlainRequest,
  credentials: Credentials,
  scope: SigningScope,
  seconds: number,
): Promise<SignedRequest> {
  const signed = [hostOf(origin), ...headers]
  const { names } = canonical(method, path, signed, '')
  const parameters = [
    ['X-Amz-Algorithm', algorithm],
    ['X-Amz-Credential', credentialOf(credentials, scope)],
    ['X-Amz-Date', timeOf(scope)],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', names],
    ...(credentials.sessionToken ? [['X-Amz-Security-Token', credentials.sessionToken]] : []),
  ].map(([name, value]) => `${name}=${encodeUri(value!)}`)
  const whole = `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`
  const { text } = canonical(method, whole, signed, 'UNSIGNED-PAYLOAD')
  const steps = await signText(text, credentials, scope)
  return {
    method,
    url: `${origin}${whole}&X-Amz-Signature=${steps.signature}`,
    headers: [...headers],
    body,
    steps,
  }
}
