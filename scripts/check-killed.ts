import {
  bringTo,
  build,
  differences,
  filesOf,
  makeCopy,
  truncatePicture,
  type Ended,
  type Version,
} from '../testing/projects/killed-builds'
import type { TrialCopy } from '../testing/projects/trial-copy'
import { runCommand, wholeNumber } from './command'
import { printRow } from './print-row'

/** The longest list of files that a row of the report names. */
const named = 3

/** Builds, and says why where that must not fail. */
async function mustBuild({ root }: TrialCopy): Promise<number> {
  const { code, seconds, last } = await build(root)
  if (code !== 0) throw new Error(`The build in ${root} failed: ${last}`)
  return seconds
}

/**
 * What a clean build of a version is like, made where the others will be made: webpack's numbers of modules know in which folder,
 * where packages are linked into it.
 */
async function cleanBuild(version: Version) {
  const copy = await makeCopy('killed', version)
  await mustBuild(copy)
  return { copy, files: filesOf(copy.root) }
}

/** What clean builds are like, and how long a warm one takes that brings one version to the other. */
async function measure() {
  const two = await cleanBuild('two')
  const { copy, files } = await cleanBuild('one')
  const clean = { two: two.files, one: files }
  await bringTo('two', copy)
  const seconds = await mustBuild(copy)
  return { copy, clean, seconds }
}

/**
 * Edits the small site, has a build of the edit end badly, builds once more, and compares what is there with a clean
 * build of the same sources, file by file: at a number of points of time, and at a picture that is cut off.
 * @throws when any of them differs
 */
async function check(points: number) {
  const { copy, clean, seconds } = await measure()
  const faults: string[] = []
  let version: Version = 'two'
  printRow('build', 'ended', 'after s', 'while', 'next build s', 'differs')
  printRow('---', '---', '---:', '---', '---:', '---')
  /** One edit, one build that ends badly, one that must repair it. */
  const round = async (name: string, endBadly: () => Promise<Ended>) => {
    version = version === 'one' ? 'two' : 'one'
    await bringTo(version, copy)
    const ended = await endBadly()
    await bringTo(version, copy)
    const next = await mustBuild(copy)
    const wrong = differences(filesOf(copy.root), clean[version])
    faults.push(...wrong.map((line) => `${name}: ${line}`))
    const how = ended.code === null ? 'killed' : `with ${ended.code}`
    const list = wrong.length ? `${wrong.length}: ${wrong.slice(0, named).join(', ')}` : 'nothing'
    printRow(name, how, ended.seconds.toFixed(1), ended.last.slice(0, 60), next.toFixed(1), list)
  }
  await round('no fault', () => build(copy.root))
  for (let point = 1; point <= points; point++)
    await round(`killed ${point}/${points}`, () => build(copy.root, (seconds * point) / (points + 1)))
  await round('cut picture', () => {
    truncatePicture(copy)
    return build(copy.root)
  })
  copy.remove()
  if (faults.length) throw new Error(`${faults.length} files are not as a clean build makes them.`)
  return 'Each build was followed by one as a clean build makes it.'
}

void runCommand({
  usage: 'npm run check:killed [-- 10], the number of points at which a build is killed',
  words: 1,
  run: (_, [points = '10']) => check(wholeNumber(points)),
})
