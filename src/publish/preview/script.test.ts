import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { loadCommand, type Call } from '../../../scripts/load-command'
import { s3Environment, startS3, type S3Server } from '../../../testing/servers/s3-server'
import { headersFile } from '../host-files'
import { openBucket } from '../s3/bucket'
import { readSite } from '../s3/site-files'
import { commentMark, removedComment } from './preview'
import type { Artifact, PullRequest } from './github'
import { limits } from './limits'

interface Comment {
  id: number
  body: string
  user: { type: string }
}

let call: Call
let s3: S3Server
let folder: string
let api: Server
let pull: PullRequest
let comments: Comment[]
let requests: string[]
/** What becomes of the pull request once it has been asked for. */
let nextState: PullRequest['state'] | undefined
let artifacts: Artifact[]

const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`

/** As much of GitHub's API as the command uses, for pull request 12. */
function startApi(): Server {
  return createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
      const resource = pathname.replace('/repos/owner/docs', '')
      requests.push(`${request.method} ${resource}`)
      const body = request.method === 'GET' ? '' : (JSON.parse(await text(request)) as Comment).body
      const answer = (status: number, data: unknown, link = '') =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...(link && { link }) })
          .end(JSON.stringify(data))
      const edited = comments.find(({ id }) => resource === `/issues/comments/${id}`)
      if (request.headers.authorization !== 'token secret') answer(401, { message: 'Bad credentials' })
      else if (resource === '/pulls/12') {
        answer(200, pull)
        pull.state = nextState ?? pull.state
      } else if (resource === '/actions/runs/7/artifacts')
        answer(200, { total_count: artifacts.length, artifacts })
      else if (resource === '/issues/12/comments' && request.method === 'GET') {
        const [size = 0, page = 0] = ['per_page', 'page'].map((name) => Number(searchParams.get(name) ?? 1))
        const next = `<${apiUrl()}${pathname}?per_page=${size}&page=${page + 1}>; rel="next"`
        answer(200, comments.slice((page - 1) * size, page * size), comments.length > page * size ? next : '')
      } else if (resource === '/issues/12/comments') {
        comments.push({ id: comments.length, body, user: { type: 'Bot' } })
        answer(201, {})
      } else if (edited && request.method === 'PATCH') {
        edited.body = body
        answer(200, {})
      } else answer(404, { message: 'Not Found' })
    })()
  })
}

beforeAll(async () => {
  call = await loadCommand('preview')
})

beforeEach(async () => {
  s3 = await startS3()
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  writeFileSync(path.join(folder, '_headers'), headersFile([], '/pr-12/'))
  writeFileSync(path.join(folder, 'index.html'), '<h1>Preview</h1>')
  pull = { number: 12, state: 'open', head: { sha: 'abc', repo: { full_name: 'fork/docs' } } }
  comments = []
  requests = []
  nextState = undefined
  artifacts = [{ id: 3, name: 'preview', size_in_bytes: 60e6 }]
  api = startApi()
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
  await s3.close()
  rmSync(folder, { recursive: true })
})

const preview = (args: string[], more: Record<string, string> = {}) =>
  call(args, {
    GITHUB_API_URL: apiUrl(),
    GITHUB_REPOSITORY: 'owner/docs',
    GITHUB_TOKEN: 'secret',
    HEAD_SHA: 'abc',
    HEAD_REPOSITORY: 'fork/docs',
    PREVIEW_URL: 'https://previews.example/',
    S3_BUCKET: s3.bucket,
    ...s3Environment(s3),
    ...more,
  })
const deploy = (more?: Record<string, string>) => preview(['deploy', '--folder', folder], more)
const online = async () => [...(await openBucket(s3.client(), s3.bucket, '').list())].sort()

describe('the preview of a pull request', () => {
  it('goes online below its number, and one comment says where', async () => {
    expect(await deploy()).toEqual({ code: 0, output: '1 files of the preview of 12 uploaded' })
    expect(await online()).toEqual(['pr-12/_deployed.json', 'pr-12/index.html'])
    const address = (sha: string) => `${commentMark}\nPreview of ${sha}: https://previews.example/pr-12/`
    expect(comments.map(({ body }) => body)).toEqual([address('abc')])

    pull.head.sha = 'def'
    await deploy({ HEAD_SHA: 'def' })
    expect(comments.map(({ body }) => body)).toEqual([address('def')])
    requests = []
    await deploy({ HEAD_SHA: 'def' })
    expect(requests).toEqual(['GET /pulls/12', 'GET /pulls/12', 'GET /issues/12/comments'])
  })

  it('finds its comment among many, and leaves those of others who copy its mark', async () => {
    const others = Array.from({ length: 130 }, (_, id) => ({ id, body: 'Hello', user: { type: 'User' } }))
    comments = [...others, { id: 130, body: `${commentMark}\nMine`, user: { type: 'User' } }]
    await deploy()
    await deploy()
    expect(comments).toHaveLength(132)
    expect(comments[130]!.body).toBe(`${commentMark}\nMine`)
  })

  it('is removed when it closes', async () => {
    await deploy()
    pull.state = 'closed'
    expect(await preview(['remove', '--number', '12'])).toEqual({
      code: 0,
      output: '2 files of the preview of 12 deleted',
    })
    expect(await online()).toEqual([])
    expect(comments.map(({ body }) => body)).toEqual([`${commentMark}\n${removedComment}`])
    // Most pull requests that close have none, and the job of their removal is no failure.
    expect(await preview(['remove', '--number', '12'])).toEqual({
      code: 0,
      output: 'Pull request 12 has no preview: nothing was deleted.',
    })
  })

  it('is not put online again by a build that ends after it was closed', async () => {
    await deploy()
    pull.state = 'closed'
    expect(await deploy()).toMatchObject({ code: 0 })
    expect(await online()).toEqual([])
  })

  it('is removed again when it closes while it goes up', async () => {
    nextState = 'closed'
    expect(await deploy()).toMatchObject({ code: 0 })
    expect(await online()).toEqual([])
  })

  it('stays when the pull request is open again by the time of its removal', async () => {
    await deploy()
    expect(await preview(['remove', '--number', '12'])).toEqual({
      code: 0,
      output: 'Pull request 12 is open; its preview stays.',
    })
    expect(await online()).toHaveLength(2)
  })

  it('goes with the next sweep, should its removal have failed', async () => {
    await deploy()
    pull.state = 'closed'
    expect(await preview(['sweep'])).toEqual({ code: 0, output: '2 files of the preview of 12 deleted' })
    expect(await preview(['sweep'])).toEqual({ code: 0, output: 'There are no previews.' })
  })

  it('says nothing where there was none', async () => {
    pull.state = 'closed'
    expect(await preview(['remove', '--number', '12'])).toMatchObject({ code: 0 })
    expect(requests).toEqual(['GET /pulls/12'])
  })

  it('names in its comment what is changed, with links, and the addresses that are lost', async () => {
    for (const [name, text] of [
      ['docs/a.md', 'new words'],
      ['docs/b.md', '# B'],
      ['docs/new.md', '# New'],
    ] as const) {
      mkdirSync(path.join(folder, 'docs'), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    const { files } = await readSite(folder, 'pr-12/')
    const known = files.filter(({ name }) => name !== 'docs/new.md')
    const record = Object.fromEntries(
      known.map(({ name, hash }) => [name, { hash: name.includes('/a') ? 'old' : hash }]),
    )
    const body = JSON.stringify({ files: { ...record, 'docs/gone/index.html': { hash: 'x' } }, versions: [] })
    const site = createServer((_, response) => response.end(body))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    await deploy({ PRODUCTION_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}` })
    site.close()
    expect(comments[0]!.body.split('\n').slice(2).filter(Boolean)).toEqual([
      '**Pages changed** (1)',
      '- [`/docs/a/`](https://previews.example/pr-12/docs/a/)',
      '**New pages** (1)',
      '- [`/docs/new/`](https://previews.example/pr-12/docs/new/)',
      '**Addresses lost: give the pages that take their place an `aliases` entry** (1)',
      '- `/docs/gone/`',
    ])
  })
})

describe('what a fork hands over', () => {
  const admit = () => preview(['admit'], { RUN_ID: '7' })

  it('is unpacked where it is one artifact of a fair size', async () =>
    expect(await admit()).toEqual({ code: 0, output: 'The artifact 3 is the last one, and small enough.' }))

  it('is that of the last attempt where the build was started again, and the next step is told which', async () => {
    const output = path.join(folder, 'output')
    const [first] = artifacts
    artifacts = [
      { id: 11, name: 'preview', size_in_bytes: 60e6 },
      { ...first!, size_in_bytes: limits.packed + 1 },
    ]
    expect(await preview(['admit'], { RUN_ID: '7', GITHUB_OUTPUT: output })).toEqual({
      code: 0,
      output: 'The artifact 11 is the last one, and small enough.',
    })
    expect(readFileSync(output, 'utf8')).toBe('artifact=11\n')
  })

  it.each<[string, () => Artifact[], RegExp]>([
    ['nothing', () => [], /^The build has handed over nothing, and not "preview" alone\./],
    [
      'more than one',
      () => [artifacts[0]!, { id: 4, name: 'b', size_in_bytes: 1 }],
      /handed over "preview", "b", and not/,
    ],
    [
      'one that is too large',
      () => [{ id: 3, name: 'preview', size_in_bytes: limits.packed + 1 }],
      /^The preview has 251 MB packed, more than the 250 MB of src\/publish\/preview\/limits\.ts\./,
    ],
  ])('is refused where it is %s', async (_, handed, message) => {
    artifacts = handed()
    const { code, output } = await admit()
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
  })
})

describe('a build that does not belong to the pull request that it names', () => {
  it('is left out where there are newer commits', async () => {
    expect(await deploy({ HEAD_SHA: 'old' })).toEqual({
      code: 0,
      output: 'Pull request 12 has newer commits; their preview follows.',
    })
    expect(await online()).toEqual([])
    expect(comments).toEqual([])
  })

  it.each([
    [
      'comes from another repository',
      { HEAD_REPOSITORY: 'stranger/docs' },
      '/pr-12/',
      /was built in stranger\/docs/,
    ],
    ['names a pull request that there is not', {}, '/pr-13/', /GitHub answers 404 to GET .*\/pulls\/13/],
    ['is built for the main site', {}, '/', /was built for \/, which is no preview's/],
  ])('is refused where it %s', async (_, more, base, message) => {
    writeFileSync(path.join(folder, '_headers'), headersFile([], base))
    const { code, output } = await deploy(more)
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
    expect(output).not.toMatch(/\n\s+at /)
    expect(await online()).toEqual([])
    expect(comments).toEqual([])
  })
})

it.each([
  [
    'refuses the token',
    { GITHUB_TOKEN: 'old' },
    /^GitHub answers 401 to GET .*\/repos\/owner\/docs\/pulls\/12: Bad credentials\. .* GITHUB_TOKEN\.$/,
  ],
  [
    'has no such repository',
    { GITHUB_REPOSITORY: 'owner/other' },
    /^GitHub answers 404 to GET .*\/other\/pulls\/12: Not Found\. Check GITHUB_REPOSITORY, .*$/,
  ],
  [
    'can not be reached',
    { GITHUB_API_URL: 'http://127.0.0.1:2' },
    /^GitHub can't be reached at http:\/\/127.0.0.1:2\/repos\/owner\/docs\/pulls\/12: .* Check GITHUB_API_URL\.$/,
  ],
  ['is asked for none', { GITHUB_REPOSITORY: 'docs' }, /^GITHUB_REPOSITORY is "docs"\. .* "owner\/name"\.$/],
])('where GitHub %s, one message says so and how to fix it', async (_, more, message) => {
  const { code, output } = await deploy(more)
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
})

it.each([
  [['deploy'], {}, /^Say "deploy --folder/],
  [['remove', '--number', '../12'], {}, /^Say "deploy --folder/],
  [
    ['remove', '--number', '12'],
    { S3_BUCKET: '' },
    /^S3_BUCKET is not set\. docs\/deploying\.md says what it holds\.$/,
  ],
])('%j with %j is refused with one message', async (args, more, message) => {
  const { code, output } = await preview(args, more)
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) as string })
})
