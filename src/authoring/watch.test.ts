import { once, type EventEmitter } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
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

it('goes on when a folder is put in the place of the one that it watches', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  let seen: (() => void) | undefined
  const ran = () => new Promise<void>((resolve) => (seen = resolve))
  const first = ran()
  const end = keepDoing([folder], () => Promise.resolve(seen?.()), 0, 10)
  await first
  const taken = ran()
  rmSync(folder, { recursive: true })
  await taken
  const returned = ran()
  mkdirSync(folder)
  await returned
  const changed = ran()
  writeFileSync(path.join(folder, 'a.mdx'), 'A')
  await changed
  end()
  rmSync(folder, { recursive: true })
})

it('says so when a folder can not be watched any longer, looks once more, and goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'))
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const watched = jest.spyOn(fs, 'watch')
  let times = 0
  const ran = () => new Promise<void>((resolve) => (seen = resolve))
  let seen: (() => void) | undefined
  const first = ran()
  const end = keepDoing(
    [folder],
    () => {
      times++
      seen?.()
      return Promise.resolve()
    },
    0,
  )
  await first
  const again = ran()
  const watcher = watched.mock.results[0]!.value as EventEmitter
  watcher.emit('error', new Error('ENOSPC: System limit for number of file watchers reached'))
  await again
  expect(times).toBe(2)
  expect(told.mock.calls).toEqual([
    [
      `Changes below ${folder} may go unseen: ENOSPC: System limit for number of file watchers reached. End this with Ctrl+C, and begin again; on Linux, raise fs.inotify.max_user_watches if it comes again.`,
    ],
  ])
  end()
  jest.restoreAllMocks()
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
