import { arch, cpus, loadavg, totalmem, type } from 'node:os'
import type { Conditions, Machine } from './figures'

/** The machine that measures. */
export const thisMachine = (): Machine => ({
  processor: cpus()[0]!.model.trim(),
  cores: cpus().length,
  memory: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${arch()}`,
  node: process.versions.node,
})

/** How busy the machine was in the last minute: processes that run or wait to. */
const load = () => Number(loadavg()[0]!.toFixed(2))

/** Measures something, and notes when that was and how busy the machine. */
export async function underConditions<T>(runs: number, measure: () => Promise<T>) {
  const date = new Date().toISOString().slice(0, 10)
  const before = load()
  const measured = await measure()
  const conditions: Conditions = { date, runs, load: { before, after: load() } }
  return { measured, conditions }
}
