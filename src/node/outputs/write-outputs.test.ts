import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeFiles } from './write-outputs'

describe('writeFiles', () => {
  let folder: string
  const entries = new Map<string, unknown>()
  const cache = {
    get: (key: string) => Promise.resolve(entries.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(entries.set(key, value)),
  }
  const write = (files: Record<string, string>, others?: string[]) =>
    writeFiles(
      Object.entries(files).map(([file, content]) => ({ file, content })),
      folder,
      cache,
      others,
    )
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const exists = (file: string) => existsSync(path.join(folder, file))

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'outputs-'))
    entries.clear()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes files into folders that need not exist', async () => {
    await write({ 'a/b/c.txt': 'C' })
    expect(read('a/b/c.txt')).toBe('C')
  })

  it('removes what the last build wrote and this one does not', async () => {
    await write({ 'a.txt': 'A', 'b.txt': 'B' })
    await write({ 'b.txt': 'B2' })
    expect(exists('a.txt')).toBe(false)
    expect(read('b.txt')).toBe('B2')
  })

  it('leaves a file alone that has become somebody else’s', async () => {
    await write({ 'a/index.html': 'redirect' })
    await write({}, ['a/index.html'])
    expect(exists('a/index.html')).toBe(true)
    await write({})
    expect(exists('a/index.html')).toBe(true)
  })
})
