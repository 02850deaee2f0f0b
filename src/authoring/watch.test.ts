import { once } from 'node:events'
import { mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepDoing } from './watch'

it('does it at once, and again after a change', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  let seen: (() => void) | undefined
  const next = () => new Promise<void>((resolve) => (seen = resolve))
  let first = next()
  const end = keepDoing([folder], () => Promise.resolve(seen?.()))
  await first
  first = next()
  writeFileSync(path.join(folder, 'a.mdx'), 'A')
  await first
  end()
  rmSync(folder, { recursive: true })
})

it('does not begin again before it has ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  let running = 0
  let most = 0
  let times = 0
  await new Promise<void>((resolve) => {
    const run = async () => {
      most = Math.max(most, ++running)
      if (++times <= 3) await changeIn(folder, `${times}.mdx`)
      running--
      if (times !== 3) return
      end()
      resolve()
    }
    const end = keepDoing([folder], run, 0)
  })
  expect(most).toBe(1)
  rmSync(folder, { recursive: true })
})

/** Writes a file, and waits until whoever watches the folder has had time to act on it. */
async function changeIn(folder: string, name: string) {
  const watcher = watch(folder)
  const seen = once(watcher, 'change')
  writeFileSync(path.join(folder, name), 'A')
  await seen
  watcher.close()
  for (let turns = 0; turns < 10_000; turns++) await new Promise(setImmediate)
}
