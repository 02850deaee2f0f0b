import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, withEdit, type Project } from './project'

let project: Project
beforeEach(() => (project = { name: 'starlight', folder: mkdtempSync(path.join(tmpdir(), 'peer-')) }))
afterEach(() => rmSync(project.folder, { recursive: true }))

it('without the Node that a generator brings, it says what to do', async () => {
  await expect(build(project)).rejects.toThrow(
    /node_modules\/node\/bin\/node is missing: .* remove .* and run the command again/,
  )
})

it('a page has a sentence more for a while, whatever happens', async () => {
  const file = path.join(project.folder, 'src/content/docs/docs/a.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'Words.\n')
  const fail = () => {
    expect(readFileSync(file, 'utf8')).toMatch(/^Words\.\n\nThis sentence was added at .+\.\n$/)
    return Promise.reject(new Error('no'))
  }
  await expect(withEdit(project, 'a', fail)).rejects.toThrow('no')
  expect(readFileSync(file, 'utf8')).toBe('Words.\n')
})
