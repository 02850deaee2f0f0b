import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { markFile } from '../built-mark'
import { buildPreview } from './build-preview'

const project = process.cwd()
let root: string

/** A project that can be copied; nothing in it is built. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  process.chdir(root)
  for (const folder of ['src', 'content', 'static', 'node_modules']) mkdirSync(folder)
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) writeFileSync(file, '{}')
})
afterEach(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

/** A build that leaves a mark. */
function finish() {
  mkdirSync('.preview/public', { recursive: true })
  writeFileSync(`.preview/public/${markFile}`, JSON.stringify({ state: 'finished' }))
}
const ended = (status: number | null, signal: NodeJS.Signals | null = null) => ({ status, signal })

it('says where the site is once its build has ended well', () => {
  const run = jest.fn(() => (finish(), ended(0)))
  expect(buildPreview('/pr-12/', run)).toBe('.preview/public')
  expect(run).toHaveBeenCalledWith('.preview', '/pr-12/')
})

it.each([
  ['that fails', ended(1), 'The preview was not built; the reason stands above.'],
  ['that is killed', ended(null, 'SIGKILL'), 'was stopped (SIGKILL). Run it again'],
  ['that ends in silence', ended(0), 'has ended before it was done. Run it again.'],
])('a build %s is not done, whatever an earlier one has left', (_, result, message) => {
  finish()
  utimesSync(`.preview/public/${markFile}`, new Date('2020-01-01'), new Date('2020-01-01'))
  expect(() => buildPreview('/pr-12/', () => result)).toThrow(message)
})

it.each([undefined, '/', 'pr-12', '/pr-12', '/../x/'])('no preview is built for the path %s', (basePath) =>
  expect(() => buildPreview(basePath, () => ended(0))).toThrow(
    /^--path is .*npm run build:preview -- --path/,
  ),
)
