import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pidtree from 'pidtree'
import pidusage from 'pidusage'

/**
 * `npm run bench:build [-- 1 4 16]`: builds the site with its guides multiplied, cold and warm, in a scratch
 * folder, and prints a table: time and output must grow no faster than the pages do. Operations and commands stay
 * single: their names are unique.
 */
const factors = process.argv.slice(2).map(Number)
const scratch = '.bench'
const copied = ['src', 'static', 'content', 'package.json', 'tsconfig.json']
const multiplied = ['discover', 'learn', 'protocol', 'build']
const copiedRoots = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))

interface Run {
  seconds: number
  /** Largest sum of the resident memory of all processes, in MB. */
  peak: number
}

/** Makes a copy of the project whose guides hold their pages `factor` times. */
function prepare(factor: number): string {
  const root = path.resolve(scratch, `x${factor}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const name of [...copied, ...copiedRoots]) cpSync(name, path.join(root, name), { recursive: true })
  // Hard links: behind a symbolic one webpack would find some packages twice.
  execFileSync('cp', ['-al', 'node_modules', root])
  for (const section of multiplied)
    for (let copy = 2; copy <= factor; copy++) {
      const target = path.join(root, 'content/docs', section, `copy-${copy}`)
      cpSync(path.join('content/docs', section), target, { recursive: true })
      makeUnique(target, copy)
    }
  return root
}

/** The names of listing pages and old addresses are unique in the site: copies get their own, and none. */
function makeUnique(folder: string, copy: number) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = path.join(folder, name)
    const change = (from: RegExp, to: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    if (name.endsWith('_category.yml')) change(/^(listing: .*)$/m, `$1-${copy}`)
    if (name.endsWith('.mdx')) change(/^aliases:.*\n( .*\n)*/m, '')
  }
}

/** Runs one build and watches the memory of its processes. */
function build(root: string): Promise<Run> {
  const start = performance.now()
  const child = spawn('npx', ['gatsby', 'build'], { cwd: root, stdio: 'ignore' })
  let peak = 0
  const timer = setInterval(() => void memoryOf(child.pid!).then((sum) => (peak = Math.max(peak, sum))), 250)
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(timer)
      if (code) reject(new Error(`The build in ${root} failed; run "npx gatsby build" there to see why.`))
      else resolve({ seconds: (performance.now() - start) / 1000, peak: Math.round(peak) })
    })
  })
}

/** Resident memory of a process and all below it, in MB; 0 once they are gone. */
async function memoryOf(pid: number): Promise<number> {
  try {
    const usage = await pidusage(await pidtree(pid, { root: true }))
    return Object.values(usage).reduce((sum, { memory }) => sum + memory, 0) / 1e6
  } catch {
    return 0
  }
}

/** Pages and bytes of what was built. */
function measureOutput(folder: string) {
  const files = (readdirSync(folder, { recursive: true }) as string[]).map((name) => path.join(folder, name))
  const sizes = files
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, size: statSync(file).size }))
  const html = sizes.filter(({ file }) => file.endsWith('.html'))
  const sum = (list: { size: number }[]) => list.reduce((total, { size }) => total + size, 0)
  return { pages: html.length, total: sum(sizes) / 1e6, perPage: sum(html) / html.length / 1e3 }
}

async function main() {
  console.log('| content | pages | cold s | warm s | peak memory MB | output MB | HTML KB a page |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const factor of factors.length ? factors : [1, 4, 16]) {
    const root = prepare(factor)
    const cold = await build(root)
    const warm = await build(root)
    const { pages, total, perPage } = measureOutput(path.join(root, 'public'))
    const peak = Math.max(cold.peak, warm.peak)
    console.log(
      `| ×${factor} | ${pages} | ${cold.seconds.toFixed(1)} | ${warm.seconds.toFixed(1)} | ${peak} | ${total.toFixed(1)} | ${perPage.toFixed(1)} |`,
    )
  }
  if (existsSync(scratch)) rmSync(scratch, { recursive: true, force: true })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
