import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finishSite } from '../../src/node/gatsby/finish-site'
import { versionFile } from '../../src/publish/host-files'

/** The frame of a built site: what its pages have in common, by which a tab knows its own. */
export const frameOf = (site: string) =>
  (JSON.parse(readFileSync(path.join(site, versionFile), 'utf8')) as { webpackCompilationHash: string })
    .webpackCompilationHash

/**
 * A build as it would be after a change of everything: all scripts and data have new names, the old ones are gone, every
 * page's title begins with "New:", in its HTML and in its data, and the data has another shape, which breaks scripts
 * of the older build.
 */
export async function makeNewerBuild(from: string, to: string) {
  cpSync(from, to, { recursive: true })
  const files = filesIn(to)
  const renames = files
    .map(({ name }) => name)
    .filter((name) => /-[0-9a-f]{6}\.js$/.test(name))
    .map((name) => /-([0-9a-f]{6})\.js$/.exec(name)![1]!)
  for (const { name, parentPath } of files) {
    const file = path.join(parentPath, name)
    if (!/\.(html|js|json)$/.test(name)) continue
    let text = readFileSync(file, 'utf8')
    for (const hash of renames) text = text.replaceAll(hash, reversed(hash))
    text = withNewTitle(name, text)
    if (name === 'page-data.json') text = text.replace('"toc":', '"newToc":')
    if (name.endsWith('.js')) text = text.replaceAll('.toc', '.newToc')
    writeFileSync(file, text)
    const hash = renames.find((known) => name.includes(known))
    if (hash) renameSync(file, path.join(parentPath, name.replace(hash, reversed(hash))))
  }
  await finishSite(to, '/')
}

/** A build as it would be after an edit of one page, whose title begins with "New:" then. */
export async function makeEditedBuild(from: string, to: string, route: string) {
  cpSync(from, to, { recursive: true })
  for (const file of [
    path.join(to, route, 'index.html'),
    path.join(to, 'page-data', route, 'page-data.json'),
  ])
    writeFileSync(file, withNewTitle(path.basename(file), readFileSync(file, 'utf8')))
  await finishSite(to, '/')
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

function withNewTitle(name: string, text: string): string {
  if (name === 'page-data.json')
    return text.replace(/("(?:doc|category)":\{.*?"(?:title|label)":")/, '$1New: ')
  return name.endsWith('.html') ? text.replace(/(<h1[^>]*>)/, '$1New: ') : text
}

const reversed = (text: string) => [...text].reverse().join('')
