import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { scratch } from '../scratch'

const compress = promisify(brotliCompress)

/** Kinds of files that are not packed already. */
const packable = /\.(?:html|m?js|css|json|svg|xml|txt|map|webmanifest|wasm)$/

/** How many files are read at a time: more would only fill the memory. */
const atOnce = 16

/** Whether it is a file, and not a small one. */
function isWorthIt(file: string): boolean {
  const found = statSync(file)
  return found.isFile() && found.size > 200
}

/** The brotli form of what a file holds; kept, since most files of a site are those of the last run. */
async function packedForm(raw: Buffer): Promise<Buffer> {
  const kept = scratch('packed', createHash('sha256').update(raw).digest('hex'))
  if (existsSync(kept)) return readFile(kept)
  const packed = await compress(raw)
  await writeFile(kept, packed)
  return packed
}

/** Puts a file's brotli form beside it, where that is smaller. */
async function pack(file: string) {
  const raw = await readFile(file)
  const packed = await packedForm(raw)
  if (packed.length < raw.length * 0.95) await writeFile(`${file}.br`, packed)
}

/** Copies a built site, and packs each file once as good hosts do. */
export async function copyPacked(folder: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
  mkdirSync(scratch('packed'), { recursive: true })
  const files = (readdirSync(target, { recursive: true }) as string[])
    .filter((name) => packable.test(name))
    .map((name) => path.join(target, name))
    .filter(isWorthIt)
  for (let first = 0; first < files.length; first += atOnce)
    await Promise.all(files.slice(first, first + atOnce).map(pack))
}
