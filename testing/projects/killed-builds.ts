import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { markFile } from '../../src/publish/built-mark'
import { makeTenPages, pageOf, pictureFile } from './ten-pages'
import type { TrialCopy } from './trial-copy'

/** How a build has ended: null when it was killed. */
export interface Ended {
  code: number | null
  seconds: number
  /** What it has said last, for reports. */
  last: string
}

/**
 * Builds a copy of the project, in a group of processes of its own.
 * @param killAfter seconds after which all of them are killed, as the system does when memory is short
 */
export function build(root: string, killAfter?: number): Promise<Ended> {
  const start = performance.now()
  const command = [path.resolve('node_modules/.bin/gatsby'), 'build', '--prefix-paths']
  const child = spawn(process.execPath, command, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const kill = () => process.kill(-child.pid!, 'SIGKILL')
  const timer = killAfter === undefined ? undefined : setTimeout(kill, killAfter * 1000)
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer)
      const last = said.trim().split('\n').at(-1) ?? ''
      resolve({ code, seconds: (performance.now() - start) / 1000, last })
    }),
  )
}

/**
 * No part of what is compared: what says from what a site was built, and pieces of pages that Gatsby keeps for its next build, with
 * a hash of all modules in it, those that lie in its cache among them.
 */
const incomparable = [markFile, '_gatsby/**']

/** Hashes of all files of a built site. */
export function filesOf(root: string): Map<string, string> {
  const cwd = path.join(root, 'public')
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(cwd, file)))
      .digest('hex')
  const names = globSync('**', { cwd, dot: true, ignore: incomparable })
  return new Map(names.sort().map((name) => [name, hashOf(name)]))
}

/** What one built site has, lacks, or has otherwise than another; one line a file. */
export function differences(built: Map<string, string>, expected: Map<string, string>): string[] {
  const names = [...new Set([...built.keys(), ...expected.keys()])].sort()
  return names.flatMap((name) => {
    if (built.get(name) === expected.get(name)) return []
    if (!built.has(name)) return `${name} is missing`
    return expected.has(name) ? `${name} is another` : `${name} is too much`
  })
}

/** The project in one of two versions: what changes between them touches each part of a build. */
export type Version = 'one' | 'two'

/** Brings a copy to a version: texts, a title and with it all pages, a page more or less, a picture, words in the scripts. */
export async function bringTo(version: Version, copy: TrialCopy) {
  const isNew = version === 'two'
  const write = (file: string, text: string) => writeFileSync(copy.file(file), text)
  write('content/docs/guide/second.mdx', pageOf('Second', isNew ? 'It has changed.' : 'It is as it was.'))
  write('content/docs/more/table.mdx', pageOf(isNew ? 'Tables' : 'Table', '| A |\n| - |\n| 1 |'))
  const [there, gone] = isNew ? ['owl', 'robin'] : ['robin', 'owl']
  write(`content/docs/guide/birds/${there}.mdx`, pageOf(there, 'It hops.'))
  rmSync(copy.file(`content/docs/guide/birds/${gone}.mdx`), { force: true })
  const background = isNew ? { r: 0, g: 90, b: 200 } : { r: 176, g: 0, b: 76 }
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } })
  await picture.png().toFile(copy.file(pictureFile))
  const words = readFileSync('src/locale/en.ts', 'utf8')
  write('src/locale/en.ts', isNew ? words.replaceAll('On this page', 'Within this page') : words)
}

/** Leaves the picture cut off in the middle, as a broken upload does: no check knows, and the build fails at it. */
export const truncatePicture = (copy: TrialCopy) => truncateSync(copy.file(pictureFile), 300)

/** A small site in a folder of its own, brought to a version. */
export const makeCopy = async (name: string, version: Version) => {
  const copy = await makeTenPages(name)
  await bringTo(version, copy)
  return copy
}
