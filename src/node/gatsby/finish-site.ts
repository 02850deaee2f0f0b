import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { constantScripts, forbiddenScript, isGatsbyPage, withPolicy } from './finish-page'
import { headersFile, versionFile } from '../../publish/host-files'
import { publishPageData, restorePageData } from './page-data'
import { hashOf, inlineScripts, metaPolicy } from '../../publish/security'

/** More inline scripts than this can't be meant: one of them differs from page to page. */
const maxInlineScripts = 8

/** A file of the built site, its path below the site's folder. */
interface BuiltFile {
  file: string
  text: string
}

/**
 * Finishes a built site: every page says the site's version, carries the security policy, the pages' data stand at
 * the version's own address, and the files for hosts are written beside the pages.
 *
 * The version is that of all pages together, not of Gatsby's scripts alone, so that a tab that is older than the
 * site learns of new texts as well.
 * @param folder the built site
 * @param base path under which the site will be served, with both slashes
 * @throws when a page holds a script that no policy could allow
 */
export async function finishSite(folder: string, base: string): Promise<void> {
  await restorePageData(folder)
  const pages = await readAll(folder, '**/*.html', '_gatsby/**')
  const data = await readAll(folder, 'page-data/**/*.json', versionFile)
  const finish = (version: string, policy: string) =>
    pages.map(({ file, text }) => {
      const page = isGatsbyPage(text) ? constantScripts(text, file, version) : text
      return { file, text: withPolicy(page, file, policy) }
    })
  const plain = finish('', '')
  const version = digest([...plain, ...data])
  const hashes = scriptHashes(plain)
  for (const { file, text } of finish(version, metaPolicy(hashes)))
    await writeFile(path.join(folder, file), text)
  await writeFile(path.join(folder, versionFile), JSON.stringify({ webpackCompilationHash: version }))
  await writeFile(path.join(folder, '_headers'), headersFile(hashes, base))
  await publishPageData(folder, version)
}

async function readAll(folder: string, pattern: string, ignore: string): Promise<BuiltFile[]> {
  const files = (await glob(pattern, { cwd: folder, ignore, expandDirectories: false })).sort()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
}

/** A short name for everything that these files say. */
function digest(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256')
  for (const { file, text } of files) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex').slice(0, 20)
}

/** Hashes of all inline scripts of the site, each once, in a fixed order. */
function scriptHashes(pages: readonly BuiltFile[]): string[] {
  const scripts = new Map<string, string>()
  for (const { file, text } of pages) {
    const forbidden = forbiddenScript(text)
    if (forbidden)
      throw new Error(
        `${file} has "${forbidden}", which the site's security policy forbids. Use an event handler of a component.`,
      )
    for (const script of inlineScripts(text)) if (!scripts.has(script)) scripts.set(script, file)
  }
  if (scripts.size > maxInlineScripts) {
    const [script = '', file] = [...scripts].at(-1)!
    throw new Error(
      `The site has ${scripts.size} different inline scripts; the policy names at most ${maxInlineScripts}. A script that differs from page to page keeps its values in data attributes. The last one found is in ${file}: ${script.slice(0, 80)}`,
    )
  }
  return [...scripts.keys()].map(hashOf).sort()
}
