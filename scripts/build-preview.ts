import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run build:preview -- --path /pr-12/`: builds the site for another path than the settings', into
 * .preview/public. The build runs in a folder of its own, so that the site's cache and `public/` stay as they are.
 */
const folder = '.preview'

/** What Gatsby compiles has to stand in its folder; what it only reads may stand elsewhere. */
const copied = ['src', 'package.json', 'tsconfig.json', ...readdirSync('.').filter(isGatsbyFile)]
const linked = ['content', 'static', 'node_modules']

function isGatsbyFile(name: string) {
  return /^gatsby-.*\.tsx?$/.test(name)
}

/** The path asked for. */
function readPath(): string {
  const { values } = parseArgs({ options: { path: { type: 'string' } } })
  if (values.path && /^\/([\w.~-]+\/)+$/.test(values.path)) return values.path
  throw new Error(
    `--path is ${values.path ? `"${values.path}"` : 'missing'}. Say the path that the preview will be served under, with a slash at both ends: npm run build:preview -- --path /pr-12/`,
  )
}

/** Makes the build's folder as the project is now; Gatsby's cache in it stays. */
function prepare() {
  mkdirSync(folder, { recursive: true })
  for (const name of copied) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
    cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true })
  }
  for (const name of linked)
    if (!existsSync(path.join(folder, name))) symlinkSync(path.resolve(name), path.join(folder, name))
}

function build(basePath: string) {
  const { status } = spawnSync('npx', ['gatsby', 'build', '--prefix-paths'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: basePath },
  })
  if (status) throw new Error('The preview was not built; the reason stands above.')
  console.log(`The preview for ${basePath} is in ${folder}/public.`)
}

try {
  const basePath = readPath()
  prepare()
  build(basePath)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
