import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
    expect(await readLastUpdates(root, folder)).toEqual({ dates: new Map(), isCut: false })
  })
})

describe('of a folder in which pages are committed', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'committed-'))
  afterAll(() => rmSync(root, { recursive: true }))

  const commit = (file: string, date: string) => {
    writeFileSync(path.join(root, file), date)
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, GIT_COMMITTER_DATE: date },
      })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', file)
  }

  it('reads the history once, until there is another commit', async () => {
    commit('a.mdx', '2026-01-01T10:00:00+00:00')
    const first = await readLastUpdates(root, '.')
    expect([...first.dates]).toEqual([['a.mdx', '2026-01-01T10:00:00+00:00']])
    expect(await readLastUpdates(root, '.')).toBe(first)
    commit('a.mdx', '2026-01-02T10:00:00+00:00')
    expect([...(await readLastUpdates(root, '.')).dates]).toEqual([['a.mdx', '2026-01-02T10:00:00+00:00']])
  })
})

describe('a clone that does not have all of the history', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'shallow-'))
  afterAll(() => rmSync(root, { recursive: true }))

  const git = (cwd: string, args: string[], date = '') =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    })
  beforeAll(() => {
    const origin = path.join(root, 'origin')
    mkdirSync(path.join(origin, 'docs'), { recursive: true })
    git(origin, ['init', '--quiet'])
    for (const [file, day] of [
      ['old', '01'],
      ['middle', '02'],
      ['new', '03'],
    ] as const) {
      writeFileSync(path.join(origin, 'docs', `${file}.mdx`), file)
      git(origin, ['add', '.'])
      git(origin, ['commit', '--quiet', '-m', file], `2026-01-${day}T10:00:00+00:00`)
    }
    for (const depth of [1, 2])
      git(root, ['clone', '--quiet', '--depth', `${depth}`, `file://${origin}`, `depth-${depth}`])
  })

  it('has no dates of pages that were changed before it begins', async () => {
    expect(await readLastUpdates(path.join(root, 'depth-1'), 'docs')).toEqual({
      dates: new Map(),
      isCut: true,
    })
    expect(await readLastUpdates(path.join(root, 'depth-2'), 'docs')).toEqual({
      dates: new Map([['new.mdx', '2026-01-03T10:00:00+00:00']]),
      isCut: true,
    })
  })

  it('has them all where it is whole', async () => {
    const { dates, isCut } = await readLastUpdates(path.join(root, 'origin'), 'docs')
    expect([dates.get('old.mdx')?.slice(0, 10), dates.size, isCut]).toEqual(['2026-01-01', 3, false])
  })
})
