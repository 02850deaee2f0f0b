import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { measureCommand } from './measure-command'
import { makeTrialCopy, type TrialCopy } from './trial-copy'

/** Sections whose pages may be there several times. Names of operations and commands are unique in the site. */
const multiplied = ['discover', 'learn', 'protocol', 'build']

/** What a build took. */
export interface BuildCost {
  seconds: number
  /** Largest sum of the resident memory of all processes, in MB. */
  peak: number
}

/** Makes a copy of the project whose guides hold their pages `factor` times. */
export function makeMultipliedCopy(factor: number): TrialCopy {
  const copy = makeTrialCopy(`x${factor}`)
  for (const section of multiplied)
    for (let number = 2; number <= factor; number++) {
      const target = copy.file(`content/docs/${section}/copy-${number}`)
      cpSync(path.join('content/docs', section), target, { recursive: true })
      makeUnique(target, number)
    }
  return copy
}

/** Makes a site of Gatsby's with one page of one word: what Gatsby costs by itself. */
export function makeEmptySite(): Pick<TrialCopy, 'root' | 'remove'> {
  const root = path.resolve('.bench/empty')
  const remove = () => rmSync(root, { recursive: true, force: true })
  remove()
  mkdirSync(path.join(root, 'src/pages'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const { gatsby, react, 'react-dom': dom } = dependencies
  const site = { name: 'empty', version: '1.0.0', dependencies: { gatsby, react, 'react-dom': dom } }
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(site))
  writeFileSync(path.join(root, 'src/pages/index.js'), 'export default () => "Empty"\n')
  return { root, remove }
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

/**
 * Runs one build and watches the memory of its processes.
 * @throws when the build fails
 */
export async function measureBuild(root: string): Promise<BuildCost> {
  const log = path.join(root, 'build.log')
  const { seconds, memory } = await measureCommand(['npx', 'gatsby', 'build'], { cwd: root, log })
  return { seconds, peak: Math.round(memory) }
}

/** How many pages were built, their output in MB, and the HTML of a page in KB. */
export function measureOutput(folder: string) {
  const files = (readdirSync(folder, { recursive: true }) as string[]).map((name) => path.join(folder, name))
  const sizes = files
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, size: statSync(file).size }))
  const html = sizes.filter(({ file }) => file.endsWith('.html'))
  const sum = (list: { size: number }[]) => list.reduce((total, { size }) => total + size, 0)
  return { pages: html.length, total: sum(sizes) / 1e6, perPage: sum(html) / html.length / 1e3 }
}
