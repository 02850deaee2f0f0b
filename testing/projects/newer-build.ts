import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'

/** What the newer build says where the older one said its version. */
export const newerVersion = 'newer-version'

/** Name of the attribute by which a test sees which build a page is of. */
const versionAttribute = /data-version="[^"]*"/

/**
 * A build as it would be after a change of everything: all scripts and data have new names, the old ones are gone, every
 * page's title begins with "New:", in its HTML and in its data, and the data has another shape, which breaks scripts
 * of the older build.
 */
export function makeNewerBuild(from: string, to: string) {
  cpSync(from, to, { recursive: true })
  const [data = ''] = globSync('static/*/page-data', {
    cwd: to,
    onlyDirectories: true,
    expandDirectories: false,
  })
  renameSync(path.join(to, data, '..'), path.join(to, 'static', newerVersion))
  const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const renames = files
    .map(({ name }) => name)
    .filter((name) => /-[0-9a-f]{20}\.js$/.test(name))
    .map((name) => /[0-9a-f]{20}/.exec(name)![0])
  for (const { name, parentPath } of files) {
    const file = path.join(parentPath, name)
    if (!/\.(html|js|json)$/.test(name)) continue
    let text = readFileSync(file, 'utf8').replace(versionAttribute, `data-version="${newerVersion}"`)
    for (const hash of renames) text = text.replaceAll(hash, reversed(hash))
    if (name === 'app-data.json') text = JSON.stringify({ webpackCompilationHash: newerVersion })
    if (name === 'page-data.json')
      text = text
        .replace(/("(?:doc|category)":\{.*?"(?:title|label)":")/, '$1New: ')
        .replace('"toc":', '"newToc":')
    if (name.endsWith('.js')) text = text.replaceAll('.toc', '.newToc')
    if (name.endsWith('.html')) text = text.replace(/(<h1[^>]*>)/, '$1New: ')
    writeFileSync(file, text)
    const hash = renames.find((known) => name.includes(known))
    if (hash) renameSync(file, path.join(parentPath, name.replace(hash, reversed(hash))))
  }
}

const reversed = (text: string) => [...text].reverse().join('')
