import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseLog, readLastUpdates } from './last-updates'

describe('parseLog', () => {
  it('gives each file the date of the newest commit that touched it', () => {
    const log = [
      '\x002026-03-01T10:00:00+01:00',
      '',
      'guide/a.mdx',
      'guide/ü b.mdx',
      '\x002026-02-01T10:00:00+01:00',
      '',
      'guide/a.mdx',
      'guide/old.mdx',
      '',
    ].join('\n')
    expect([...parseLog(log)]).toEqual([
      ['guide/a.mdx', '2026-03-01T10:00:00+01:00'],
      ['guide/ü b.mdx', '2026-03-01T10:00:00+01:00'],
      ['guide/old.mdx', '2026-02-01T10:00:00+01:00'],
    ])
  })

  it.each(['', '\n', '\x002026-03-01T10:00:00+01:00\n'])('finds nothing in %j', (log) => {
    expect(parseLog(log).size).toBe(0)
  })
})

describe('readLastUpdates', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'last-updates-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it.each([
    ['a folder without git', '.'],
    ['a folder that does not exist', 'content/docs'],
  ])('knows no dates in %s', async (_, folder) => {
    expect(await readLastUpdates(root, folder)).toEqual(new Map())
  })
})
