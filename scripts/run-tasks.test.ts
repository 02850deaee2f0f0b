import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTasks, type Task } from './run-tasks'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tasks-'))
  said = []
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text.trim()))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

interface Play extends Omit<Partial<Task>, 'name' | 'command'> {
  waitsFor?: string
  fails?: boolean
}

/** A task that says its name twice, and notes when it begins and ends; it waits for files that others write. */
const task = (name: string, { waitsFor = '', fails = false, ...more }: Play = {}): Task => ({
  name,
  command: [
    `cd ${folder}`,
    `echo "${name} begins" | tee -a log`,
    ...(waitsFor && [`until [ -e ${waitsFor} ]; do :; done`]),
    `echo "${name} ends" | tee -a log`,
    `touch ${name}`,
    fails ? 'exit 3' : 'true',
  ].join('; '),
  ...more,
})
const log = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n')

it('runs two tasks at a time, and prints what each has said in one piece', async () => {
  await runTasks([task('A', { waitsFor: 'B' }), task('B')])
  expect(log()).toContain('B ends')
  expect(log().at(-1)).toBe('A ends')
  // Which of the two is heard of first is the system's matter: B has written its file before its process has ended.
  expect([...said].sort()).toEqual([
    expect.stringMatching(/^✓ A \(\d+ s\)\nA begins\nA ends$/),
    expect.stringMatching(/^✓ B \(\d+ s\)\nB begins\nB ends$/),
  ])
})

it('begins the third when one of two has ended', async () => {
  await runTasks([task('A', { waitsFor: 'C' }), task('B'), task('C')])
  expect(log().indexOf('C begins')).toBeGreaterThan(log().indexOf('B ends'))
})

it('tells all failures, and runs all tasks but those that need one that has failed', async () => {
  const tasks = [
    task('A', { fails: true }),
    task('B', { fails: true }),
    task('C'),
    task('D', { after: ['C'] }),
    task('E', { after: ['A', 'C'] }),
    task('F', { after: ['E'] }),
  ]
  await expect(runTasks(tasks)).rejects.toThrow('Failed: A, B. Left out: E, F.')
  expect(log()).toEqual(expect.arrayContaining(['A ends', 'B ends', 'C ends', 'D ends']))
  expect(log().filter((line) => /^[EF]/.test(line))).toEqual([])
  expect(said.filter((text) => text.startsWith('✗ '))).toHaveLength(2)
})

it('begins a task after those that it needs have ended', async () => {
  await runTasks([task('A', { after: ['B'] }), task('B')])
  expect(log()).toEqual(['B begins', 'B ends', 'A begins', 'A ends'])
})

it('runs nothing beside a task that runs alone', async () => {
  // It says so into the log only: its output goes to the terminal.
  const alone = { ...task('B', { alone: true }), command: `cd ${folder}; echo "B" >> log` }
  await runTasks([task('A'), alone, task('C', { after: ['B'] })])
  expect(log()).toEqual(['A begins', 'A ends', 'B', 'C begins', 'C ends'])
})

it('refuses a task that waits for one that there is not', async () => {
  await expect(runTasks([task('A'), task('B', { after: ['a'] })])).rejects.toThrow(
    '"B" waits for a task that there is not: a.',
  )
})
