import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMark, type BuiltMark } from '../../publish/built-mark'
import { markOutput, openFolders, type Command } from './trusted-folders'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'folders-'))
  for (const folder of ['public/docs', '.cache/caches-lmdb', '.cache/webpack'])
    mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'public/docs/index.html'), 'of the last run')
})
afterEach(() => rmSync(root, { recursive: true }))

const there = (file: string) => existsSync(path.join(root, file))
const finished: BuiltMark = {
  state: 'finished',
  commit: null,
  changed: false,
  basePath: '/',
  files: 1,
  digest: '',
}
const developing: BuiltMark = { state: 'developing' }

it.each<[Command, string, BuiltMark | null, boolean]>([
  ['build', 'a build', finished, true],
  ['build', 'a build that has failed', null, false],
  ['build', 'the dev server', developing, false],
  ['develop', 'a build', finished, true],
  ['develop', 'a build that has failed', null, false],
  ['develop', 'the dev server', developing, true],
])('%s after %s (%j) goes on from it: %s', (command, _, mark, goesOn) => {
  if (mark) markOutput(root, mark)
  expect(openFolders(root, command)).toBe(goesOn)
  expect(there('public/docs/index.html')).toBe(goesOn)
  // Gatsby clears a cache that it finds without its output; the bundles stay.
  expect([there('.cache/caches-lmdb'), there('.cache/webpack')]).toEqual([true, true])
  expect(readMark(path.join(root, 'public'))).toBeNull()
})

it('a cache without the folder by which Gatsby knows it is no cache', () => {
  markOutput(root, finished)
  rmSync(path.join(root, '.cache/caches-lmdb'), { recursive: true })
  expect(openFolders(root, 'build')).toBe(false)
  expect([there('public'), there('.cache/caches-lmdb')]).toEqual([false, true])
})

it('the first build of all finds nothing, and makes Gatsby believe nothing', () => {
  for (const folder of ['public', '.cache']) rmSync(path.join(root, folder), { recursive: true })
  expect(openFolders(root, 'build')).toBe(false)
  expect([there('public'), there('.cache')]).toEqual([false, false])
})
