import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  renameSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from './copy-project'

const project = process.cwd()
let root: string

/** A project of one file in each of its parts. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  process.chdir(root)
  for (const folder of ['src', 'content', 'static', 'node_modules', 'e2e', 'public']) {
    mkdirSync(folder)
    writeFileSync(`${folder}/file`, folder)
  }
  for (const file of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'gatsby-node.mjs',
    'gatsby-ssr.tsx',
    'README.md',
  ])
    writeFileSync(file, file)
})
afterEach(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

const isLink = (file: string) => lstatSync(file).isSymbolicLink()

it('copies what Gatsby compiles, links what it reads, and leaves the rest', () => {
  copyProject('copy', 'linked')
  const names = ['src', 'package.json', 'tsconfig.json', 'gatsby-node.mjs', 'gatsby-ssr.tsx']
  for (const name of names) expect({ name, isLink: isLink(`copy/${name}`) }).toEqual({ name, isLink: false })
  for (const name of ['content', 'static', 'node_modules', '.build-cache'])
    expect(isLink(`copy/${name}`)).toBe(true)
  expect(readFileSync('copy/content/file', 'utf8')).toBe('content')
  for (const name of ['e2e', 'public', 'README.md']) expect(existsSync(`copy/${name}`)).toBe(false)
})

it('copies pages that are to be changed, also where they were linked before; the project keeps its own', () => {
  copyProject('copy', 'linked')
  copyProject('copy', 'copied')
  writeFileSync('copy/content/file', 'changed')
  expect(readFileSync('content/file', 'utf8')).toBe('content')
  expect([isLink('copy/static'), isLink('copy/node_modules')]).toEqual([false, true])
})

it('brings a copy up to date, and keeps what Gatsby has made there', () => {
  copyProject('copy', 'linked')
  mkdirSync('copy/.cache')
  writeFileSync('copy/.cache/file', 'made')
  rmSync('src/file')
  writeFileSync('src/other', 'new')
  renameSync('gatsby-ssr.tsx', 'gatsby-ssr.ts')
  copyProject('copy', 'linked')
  expect([existsSync('copy/src/file'), existsSync('copy/src/other')]).toEqual([false, true])
  expect(['tsx', 'ts'].map((end) => existsSync(`copy/gatsby-ssr.${end}`))).toEqual([false, true])
  expect(readFileSync('copy/.cache/file', 'utf8')).toBe('made')
  expect(readFileSync('node_modules/file', 'utf8')).toBe('node_modules')
})
