import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { admitFolder, limits } from './limits'

let folder: string
const before = { ...limits }
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'limits-'))))
afterEach(() => {
  Object.assign(limits, before)
  rmSync(folder, { recursive: true })
})
const file = (name: string) => path.join(folder, name)

it('a preview of a fair size is admitted', async () => {
  writeFileSync(file('index.html'), '<h1>')
  await expect(admitFolder(folder)).resolves.toBeUndefined()
})

it('one that is larger unpacked than it looked is refused', async () => {
  writeFileSync(file('zeros'), '')
  truncateSync(file('zeros'), limits.unpacked + 1)
  await expect(admitFolder(folder)).rejects.toThrow('The preview has 501 MB, more than the 500 MB')
})

it('so is one of too many files', async () => {
  limits.files = 3
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(file(name), '')
  await expect(admitFolder(folder)).rejects.toThrow('The preview has 4 files, more than the 3')
})

it('a link that leads out of it is not followed', async () => {
  symlinkSync('/', file('all'))
  await expect(admitFolder(folder)).resolves.toBeUndefined()
})
