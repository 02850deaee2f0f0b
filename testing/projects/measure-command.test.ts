import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuSeconds, measureCommand } from './measure-command'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'measured-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const run = (script: string) => {
  const log = path.join(folder, 'log.txt')
  return { log, cost: measureCommand(['node', '-e', script], { cwd: folder, log }) }
}

it('reads what shells print of their time', () => {
  expect(cpuSeconds('0m0.010s 0m0.000s\n1m2.500s 0m0.490s\n')).toBeCloseTo(63)
  expect(cpuSeconds('')).toBe(0)
})

it('a command costs time, processor and memory, those of its children too', async () => {
  // So much of the processor, however long that takes where others want it, too.
  const busy = 'while (process.cpuUsage().user < 500_000);'
  // It goes on until it has been looked at: on a busy machine a list of all processes takes a second.
  const goesOn = 'setTimeout(() => undefined, 3000)'
  const { cost } = run(
    `require('child_process').execFileSync('node', ['-e', ${JSON.stringify(busy)}]); ${goesOn}`,
  )
  const { seconds, cpu, memory } = await cost
  expect(seconds).toBeGreaterThan(0.6)
  expect(cpu).toBeGreaterThanOrEqual(0.45)
  expect(memory).toBeGreaterThan(20)
})

it('its output is kept, and the end of it is told when it fails', async () => {
  const { log, cost } = run('console.log("halfway"); throw new Error("no more")')
  await expect(cost).rejects.toThrow(/failed in .*\n[^]*Error: no more[^]*All of it: .*log\.txt$/)
  expect(readFileSync(log, 'utf8')).toMatch(/^halfway\n/)
})
