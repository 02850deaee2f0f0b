import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { loadCommand, type Call } from '../../../scripts/load-command'
import { s3Environment, startS3, type S3Server } from '../../../testing/servers/s3-server'

let server: S3Server
let folder: string
let call: Call
beforeAll(async () => {
  server = await startS3()
  call = await loadCommand('deploy-s3')
  folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(folder, 'index.html'), '<h1>Hello</h1>')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const nowhere = {
  AWS_CONFIG_FILE: '/none',
  AWS_SHARED_CREDENTIALS_FILE: '/none',
  AWS_EC2_METADATA_DISABLED: 'true',
}

/** Calls the command. Nothing of the machine's own settings for S3 reaches it. */
const deployS3 = (args: string[], environment: Record<string, string> = s3Environment(server)) =>
  call(args, { ...nowhere, ...environment })

const site = () => ['--folder', folder]

it('uploads a site of any kind, below a prefix too, and removes it', async () => {
  const preview = ['--prefix', 'pr-12/']
  const bucket = ['--bucket', 'site']
  expect(await deployS3([...bucket, ...site(), ...preview])).toEqual({
    code: 0,
    output: '1 files uploaded to site/pr-12/, 0 unchanged, 0 old ones deleted',
  })
  expect(await deployS3([...bucket, ...site(), ...preview])).toMatchObject({
    output: '0 files uploaded to site/pr-12/, 1 unchanged, 0 old ones deleted',
  })
  expect(await deployS3([...bucket, ...preview, '--remove'])).toEqual({
    code: 0,
    output: '2 files deleted from site/pr-12/',
  })
  expect(await deployS3([...bucket, ...preview, '--remove'])).toEqual({
    code: 1,
    output: 'There is nothing at site/pr-12/ to delete. Check --bucket and --prefix.',
  })
})

it('says what it would do, does it, and takes it back', async () => {
  const here = ['--bucket', 'site', '--prefix', 'back/']
  const page = path.join(folder, 'index.html')
  expect(await deployS3([...here, ...site(), '--dry-run'])).toEqual({
    code: 0,
    output:
      '1 files would be uploaded to site/back/\n  index.html\n0 files would be deleted\n0 files are as they shall be. Nothing was done.',
  })
  expect(await deployS3([...here, '--rollback'])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^No earlier version is kept here/) as string,
  })
  await deployS3([...here, ...site()])
  writeFileSync(page, '<h1>Bye</h1>')
  await deployS3([...here, ...site()])
  writeFileSync(page, '<h1>Hello</h1>')
  expect(await deployS3([...here, '--rollback'])).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^1 files uploaded to site\/back\/, 0 unchanged, 0 old ones deleted\. Online is what was online from 20/,
    ) as string,
  })
  expect(await deployS3([...here, ...site()])).toMatchObject({
    output: '0 files uploaded to site/back/, 1 unchanged, 0 old ones deleted',
  })
})

/** Pages that tell readers and maintainers how to upload a site. */
const manuals = ['content/docs/api/q-storage/hosting-websites.mdx', 'docs/deploying.md']

it.each(manuals)('does what %s says', async (manual) => {
  const commands = [...readFileSync(manual, 'utf8').matchAll(/^npm run deploy:s3 -- ([^#\n]*)/gm)]
  expect(commands).not.toEqual([])
  for (const [, words = ''] of commands) {
    const args = words.trim().replace('"$BUCKET"', 'site').replace('my-docs', 'site').split(/\s+/)
    const named = args.indexOf('--folder') + 1
    const here = named ? args.with(named, folder) : [...args, ...site()]
    const { code, output } = await deployS3(args.includes('--remove') ? args : here)
    expect({ words, code, output }).toEqual({
      words,
      code: 0,
      output: expect.stringMatching(/^\d+ files (uploaded to|deleted from) site\//) as string,
    })
  }
})

const without = (name: string) => ({ ...s3Environment(server), [name]: '' })

it.each<[string, () => string[], () => Record<string, string>, RegExp]>([
  [
    'no bucket named',
    site,
    () => s3Environment(server),
    /^Which bucket\? Say it with --bucket, or set S3_BUCKET\.$/,
  ],
  [
    'a bucket that is not there',
    () => [...site(), '--bucket', 'other'],
    () => s3Environment(server),
    /^There is no bucket "other"\. Create it, or check --bucket and the endpoint \(AWS_ENDPOINT_URL\)\.$/,
  ],
  [
    'no credentials',
    () => [...site(), '--bucket', 'site'],
    () => without('AWS_ACCESS_KEY_ID'),
    /^There are no credentials\. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE\.$/,
  ],
  [
    'credentials that the endpoint does not know',
    () => [...site(), '--bucket', 'site'],
    () => ({ ...s3Environment(server), AWS_ACCESS_KEY_ID: 'NOBODY' }),
    /^The endpoint does not know the access key\. Check AWS_ACCESS_KEY_ID\.$/,
  ],
  [
    'no region',
    () => [...site(), '--bucket', 'site'],
    () => without('AWS_REGION'),
    /^There is no region\. Set AWS_REGION;/,
  ],
  [
    'no site',
    () => ['--folder', path.join(folder, 'none'), '--bucket', 'site'],
    () => s3Environment(server),
    /^There is no site in .*none: it has no index\.html\. Run "npm run build" first\.$/,
  ],
  [
    'a prefix with a slash before it',
    () => [...site(), '--bucket', 'site', '--prefix', '/pr-12/'],
    () => s3Environment(server),
    /^--prefix is "\/pr-12\/"\. Say it with a slash at its end and none at its start: pr-12\/$/,
  ],
  [
    'the removal of everything',
    () => ['--bucket', 'site', '--remove'],
    () => s3Environment(server),
    /^--remove needs a --prefix/,
  ],
  [
    'two things at once',
    () => ['--bucket', 'site', '--rollback', '--dry-run'],
    () => s3Environment(server),
    /^--remove, --rollback and --dry-run are three things\. Say one of them\.$/,
  ],
  [
    'a prefix that leads away',
    () => [...site(), '--bucket', 'site', '--prefix', '../x/'],
    () => s3Environment(server),
    /^--prefix is "\.\.\/x\/"\./,
  ],
  [
    'a build that has failed',
    () => {
      mkdirSync(path.join(folder, 'failed/page-data'), { recursive: true })
      writeFileSync(path.join(folder, 'failed/index.html'), '')
      return ['--bucket', 'site', '--folder', path.join(folder, 'failed')]
    },
    () => s3Environment(server),
    /^.*failed holds no finished site: its build has failed or was stopped\./,
  ],
  [
    'a word too many',
    () => ['--buckets', 'site'],
    () => s3Environment(server),
    /^Unknown option '--buckets'/,
  ],
])('refuses %s, with one message', async (_, args, environment, message) => {
  const { code, output } = await deployS3(args(), environment())
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
  expect(output.split('\n')).toHaveLength(1)
})

/** Endpoints that are no store, or not well: by the name of the error, what they answer. */
const odd: Record<string, RequestListener> = {
  'a web page': (_, response) => response.end('<html>Hello</html>'),
  'what is no XML': (_, response) => response.end('<html>Hello<br>'),
  'an error of a gateway': (_, response) => response.writeHead(502).end('<html>Bad gateway</html>'),
  'another region': (_, response) =>
    response.writeHead(301, { 'content-type': 'application/xml' }).end(xmlError('PermanentRedirect')),
  'another time': (_, response) => response.writeHead(403).end(xmlError('RequestTimeTooSkewed')),
  'an old token': (_, response) => response.writeHead(400).end(xmlError('ExpiredToken')),
}
const xmlError = (code: string) => `<Error><Code>${code}</Code><Message>Told.</Message></Error>`

it.each<[string, RegExp]>([
  [
    'a web page',
    /^_deployed\.json in the bucket is no record of deployments .*Check AWS_ENDPOINT_URL.*delete the file/,
  ],
  ['what is no XML', /^"site" answers 200, and not as a store for S3\. .*AWS_ENDPOINT_URL/],
  ['an error of a gateway', /^"site" answers 502, and not as a store for S3\. .*AWS_ENDPOINT_URL/],
  ['another region', /^"site" answers 301 PermanentRedirect: Told\. .*AWS_REGION/],
  ['another time', /^"site" answers 403 RequestTimeTooSkewed: Told\. Set the clock/],
  ['an old token', /^"site" answers 400 ExpiredToken: Told\. .*AWS_SESSION_TOKEN/],
])('says how to fix an endpoint that answers with %s', async (error, message) => {
  const endpoint = createServer(odd[error]).listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`
  const environment = { ...s3Environment(server), AWS_ENDPOINT_URL: url }
  const { code, output } = await deployS3(['--bucket', 'site', ...site(), '--dry-run'], environment)
  endpoint.close()
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
  expect(output.split('\n')).toHaveLength(1)
})

it('in a process of its own refuses an endpoint where nobody listens, with one message and exit code 1', async () => {
  const env = {
    PATH: process.env.PATH,
    ...nowhere,
    ...s3Environment(server),
    AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
  } as unknown as NodeJS.ProcessEnv
  const command = ['--import', 'tsx', 'scripts/deploy-s3.ts', '--bucket', 'site', ...site()]
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: "The endpoint can't be reached (ECONNREFUSED). Check AWS_ENDPOINT_URL.\n",
  })
})
