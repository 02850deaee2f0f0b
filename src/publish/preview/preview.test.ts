import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { headersFile } from '../host-files'
import { claimedNumber, isFrom, previewComment } from './preview'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'preview-'))))
afterEach(() => rmSync(folder, { recursive: true }))

describe('the pull request that a built site says it belongs to', () => {
  it('is read from the path that it was built for', () => {
    writeFileSync(path.join(folder, '_headers'), headersFile([], '/pr-12/'))
    expect(claimedNumber(folder)).toBe(12)
  })

  it.each([
    '/',
    '/docs/',
    '/pr-/',
    '/pr-0/',
    '/pr-12/../',
    '/pr-12/../../',
    '/pr-1e3/',
    '/pr-12/docs/',
    '/pr-99999999999/',
  ])('is not %s', (base) => {
    writeFileSync(path.join(folder, '_headers'), headersFile([], base))
    expect(() => claimedNumber(folder)).toThrow(/which is no preview's/)
  })

  it('is nowhere in a folder without a site, and where there is no folder', () => {
    mkdirSync(path.join(folder, 'docs'))
    for (const place of [folder, path.join(folder, 'nowhere')])
      expect(() => claimedNumber(place)).toThrow(
        `There is no built site in ${place}: it has no _headers. Build it with "npm run build:preview -- --path /pr-12/", and name the folder that it says.`,
      )
  })
})

describe('what GitHub says of it', () => {
  const pull = (repository: string | null) => ({
    number: 12,
    state: 'open' as const,
    head: { sha: 'abc', repo: repository ? { full_name: repository } : null },
  })

  it('decides whether it may go online', () => {
    expect(isFrom(pull('fork/docs'), { sha: 'abc', repository: 'fork/docs' })).toBe(true)
    expect(isFrom(pull('fork/docs'), { sha: 'old', repository: 'fork/docs' })).toBe(false)
  })

  it.each(['other/docs', null])('refuses a site that was built elsewhere than in %s', (repository) => {
    expect(() => isFrom(pull(repository), { sha: 'abc', repository: 'fork/docs' })).toThrow(
      /belongs to pull request 12, and was built in fork\/docs/,
    )
  })
})

it.each(['https://previews.example', 'https://previews.example/'])('the comment leads below %s', (url) =>
  expect(previewComment(url, 12, 'abc')).toBe('Preview of abc: https://previews.example/pr-12/'),
)
