import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import * as promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from './list-files'
import { readSource } from './read-source'

jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual<typeof promises>('node:fs/promises'),
}))

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'list-'))
  write('content/docs/guide/index.mdx')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (name: string) => path.join(root, name)
function write(name: string) {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), '')
}
const link = (to: string, name: string) => symlinkSync(to, at(`content/docs/${name}`))
const list = () => listFiles(root, 'content/docs')
const removeLink = 'Remove the link, or put the file itself in its place.'

it('lists the files in order, without what editors and systems leave there', async () => {
  for (const name of ['b.mdx', 'a/b.png', '.DS_Store', 'a/x.mdx~', '.b.mdx.swp', '.hidden.mdx'])
    write(`content/docs/${name}`)
  link('nobody@host.1', '.#b.mdx')
  expect(await list()).toEqual({
    files: ['.hidden.mdx', 'a/b.png', 'b.mdx', 'guide/index.mdx'],
    mistakes: [],
  })
})

it('tells of a name in another encoding than UTF-8', async () => {
  writeFileSync(
    Buffer.concat([Buffer.from(at('content/docs/gr')), Buffer.from([0xfc]), Buffer.from('n.mdx')]),
    '',
  )
  expect(await list()).toEqual({
    files: ['guide/index.mdx'],
    mistakes: [
      {
        file: 'content/docs/gr\uFFFDn.mdx',
        message: 'The name is not UTF-8.',
        fix: 'Rename it: letters without accents, digits, ".", "_" and "-".',
      },
    ],
  })
})

it('follows links to files and folders', async () => {
  write('elsewhere/a.mdx')
  link('../../elsewhere', 'there')
  link('guide/index.mdx', 'one.mdx')
  expect((await list()).files).toEqual(['guide/index.mdx', 'one.mdx', 'there/a.mdx'])
})

it('tells of a link that leads nowhere', async () => {
  link('../gone.mdx', 'a.mdx')
  expect((await list()).mistakes).toEqual([
    {
      file: 'content/docs/a.mdx',
      message: 'The link leads to ../gone.mdx, which is not there.',
      fix: removeLink,
    },
  ])
})

it.each([
  ['to itself', 'a'],
  ['to a folder above', '..'],
  ['to the folder of the documentation', '.'],
])('tells of a link that leads in a circle: %s', async (_, to) => {
  link(to, 'a')
  if (to === '..') link('..', 'guide/up')
  const { files, mistakes } = await list()
  expect(files).toContain('guide/index.mdx')
  expect(mistakes).toContainEqual({
    file: to === '..' ? 'content/docs/guide/up' : 'content/docs/a',
    message: `The link leads to ${to}, round in a circle.`,
    fix: removeLink,
  })
})

it('is empty where there is no folder', async () => {
  expect(await listFiles(root, 'content/none')).toEqual({ files: [], mistakes: [] })
})

it('tells of files and folders that may not be read, and reads the others', async () => {
  write('content/docs/guide/closed.mdx')
  write('content/docs/locked/a.mdx')
  const refuse = (name: string) =>
    Object.assign(new Error(`EACCES: permission denied, open '${name}'`), { code: 'EACCES' })
  const { readFile, readdir } = jest.requireActual<typeof promises>('node:fs/promises')
  jest
    .spyOn(promises, 'readFile')
    .mockImplementation(((file: string, ...more: []) =>
      file.endsWith('closed.mdx') ? Promise.reject(refuse(file)) : readFile(file, ...more)) as never)
  jest
    .spyOn(promises, 'readdir')
    .mockImplementation(((folder: string, ...more: []) =>
      folder.endsWith('locked') ? Promise.reject(refuse(folder)) : readdir(folder, ...more)) as never)
  const { pages, unreadable } = await readSource(root, {}, false)
  jest.restoreAllMocks()
  expect(pages).toEqual([{ file: 'guide/index.mdx', text: '' }])
  const fix = 'Give yourself the right to read it, for instance by chmod u+rX.'
  expect(unreadable).toEqual([
    { file: 'content/docs/locked', message: "The folder can't be opened: permission denied.", fix },
    { file: 'content/docs/guide/closed.mdx', message: "The file can't be read: permission denied.", fix },
  ])
})
