import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { SignatureV4 } from '@smithy/signature-v4'
import { Sha256 } from '../../../testing/fixtures/sha256'

/*
 * The worked example of the page about signatures, against the signer of the AWS SDK. Readers compare their own steps
 * with it, so each of its texts must be right to the byte.
 */
const page = readFileSync(
  path.join(__dirname, '../../../content/docs/api/guides/signature-errors.mdx'),
  'utf8',
)

/** The text of a listing with a title. */
const listing = (title: string) => {
  const found = new RegExp(`^\`\`\`\\w+ title="${title}"\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(page)
  if (!found) throw new Error(`The page has no listing "${title}".`)
  return found[1]!
}

const credentials = { accessKeyId: 'ABCDEF12D213546709A', secretAccessKey: 'example-secret-access-key' }

/** Signs the request that the page shows, and keeps the texts on the way. */
async function signed() {
  const signer = new SignatureV4({
    service: 's3',
    region: 'q-world-1',
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  })
  const steps: Record<string, string> = {}
  for (const step of ['createCanonicalRequest', 'createStringToSign'] as const) {
    const own = (signer as never as Record<string, (...of: unknown[]) => string | Promise<string>>)[step]!
    Object.assign(signer, {
      [step]: (...given: unknown[]) => {
        const made = own.apply(signer, given)
        void Promise.resolve(made).then((text) => (steps[step] = text))
        return made
      },
    })
  }
  const [line = '', ...headers] = listing('What is sent').split('\n')
  const { pathname, searchParams } = new URL(line.split(' ')[1]!, 'https://x')
  const { headers: result } = await signer.sign(
    {
      method: line.split(' ')[0]!,
      protocol: 'https:',
      hostname: 'my-bucket.qstorage.quilibrium.com',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { host: 'my-bucket.qstorage.quilibrium.com' },
    },
    { signingDate: new Date('2026-03-01T12:00:00Z') },
  )
  return { steps, result, headers }
}

it('the canonical request, the string to sign and the header are those of the signer of the SDK', async () => {
  const { steps, result, headers } = await signed()
  expect(listing('Canonical request')).toBe(steps.createCanonicalRequest)
  expect(listing('String to sign')).toBe(steps.createStringToSign)
  expect(listing('The header to send')).toBe(`Authorization: ${result.authorization}`)
  expect(result.authorization).toContain(`Signature=${listing('Signature')}`)
  for (const header of headers) {
    const [name = '', value] = header.split(': ')
    expect(result[name.toLowerCase()]).toBe(value)
  }
})

it('the digest in the string to sign is that of the canonical request', () => {
  const digest = createHash('sha256').update(listing('Canonical request')).digest('hex')
  expect(listing('String to sign').split('\n').at(-1)).toBe(digest)
})

it.each(['sign.mjs', 'sign.py', 'main.go'])('%s computes with the string to sign of the page', (title) => {
  expect(listing(title)).toContain(listing('String to sign'))
  expect(listing(title)).toContain(credentials.secretAccessKey)
})

it('the program in JavaScript prints the signature', () => {
  const printed: string[] = []
  const code = listing('sign.mjs').replace(/^import .*$/m, '')
  const run = compileFunction(code, ['createHmac', 'console']) as (...given: unknown[]) => void
  run(createHmac, { log: (text: string) => printed.push(text) })
  expect(printed).toEqual([listing('Signature')])
})
