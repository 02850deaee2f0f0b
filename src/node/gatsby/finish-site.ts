import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import {
  constantScripts,
  forbiddenScript,
  isGatsbyPage,
  pagePathOf,
  withBelongings,
  withPolicy,
} from './finish-page'
import { headersFile, versionFile } from '../../publish/host-files'
import { hashOfText, publishAnswers, publishPageData, readPageData, type Answers } from './page-data'
import { hashSource, inlineScripts, metaPolicy } from '../../publish/security'
import { withStyleParts } from './style-parts'

/** More inline scripts than this can't be meant: one of them differs from page to page. */
const maxInlineScripts = 8

/** A file of the built site, its path below the site's folder. */
interface BuiltFile {
  file: string
  text: string
}

/** The page for missing addresses: what is on it is on every page. */
const commonPage = '404.html'

/**
 * Finishes a built site: every page carries the security policy, the styles that it needs, and names its frame and its data;
 * the data stand at addresses of their own, and the files for hosts are written beside the pages.
 *
 * The frame is what stands around a page's content, and what a tab keeps from page to page: scripts, styles, settings
 * and sidebars. A page's HTML changes with the frame and with its own content, and with nothing else. The version is
 * that of all pages together; only one file names it.
 * @param folder the built site
 * @param base path under which the site will be served, with both slashes
 * @param sendsTo hosts that the settings let pages send requests to
 * @throws when a page holds a script that no policy could allow
 */
export async function finishSite(
  folder: string,
  base: string,
  sendsTo: readonly string[] = [],
): Promise<void> {
  const built = await readAll(folder, '**/*.html', '_gatsby/**')
  const plain = (await withStyleParts(folder, base, built)).map(plainPage)
  const hashes = scriptHashes(plain)
  const data = await readPageData(folder)
  const answers = await publishAnswers(folder, data)
  const frame = frameOf(plain, answers)
  const contents = await publishPageData(folder, data, { frame, answers })
  const contentOf = (pagePath: string) => contents.get(pagePath)
  // All are made before one is written: where one can't be, all stay as they are.
  const finished = plain.map((page) => ({
    file: page.file,
    text: finishPage(page, { frame, contentOf, sendsTo }),
  }))
  const changed = finished.filter(({ text }, index) => text !== built[index]!.text)
  await Promise.all(changed.map(({ file, text }) => writeFile(path.join(folder, file), text)))
  const version = hashOfText(...plain.flatMap(({ file, text }) => [file, text]), ...contents.values())
  await writeFile(path.join(folder, versionFile), JSON.stringify({ webpackCompilationHash: frame, version }))
  await writeFile(path.join(folder, '_headers'), headersFile(hashes, base, { sendsTo }))
}

/** A page before it is known to what it belongs, and what its scripts are. */
interface PlainPage extends BuiltFile {
  isGatsbys: boolean
  /** Texts of the scripts that it runs inline. */
  scripts: string[]
}

function plainPage({ file, text }: BuiltFile): PlainPage {
  const isGatsbys = isGatsbyPage(text)
  const html = isGatsbys ? constantScripts(text, file) : text
  return { file, isGatsbys, text: withPolicy(html, file, ''), scripts: inlineScripts(html) }
}

/** What is written into pages. */
interface Finish {
  frame: string
  /** The hash of a page's data, by its path. */
  contentOf: (pagePath: string) => string | undefined
  /** Hosts that the policy lets pages send requests to. */
  sendsTo: readonly string[]
}

/**
 * A page as it is published: its policy names its own scripts, and no others; one that Gatsby has not made gets the policy alone.
 * @throws when the page has no data: Gatsby's cache and the site's folder are of different builds then
 */
function finishPage({ file, isGatsbys, text, scripts }: PlainPage, { frame, contentOf, sendsTo }: Finish) {
  const page = withPolicy(text, file, metaPolicy(scripts.map(hashSource).sort(), sendsTo))
  if (!isGatsbys) return page
  const content = contentOf(pagePathOf(page, file))
  if (content === undefined)
    throw new Error(
      `${file} has no data. Delete .cache/ and public/ together ("npx gatsby clean") and build again.`,
    )
  return withBelongings(page, { frame, content })
}

/** The frame of all pages: a hash of what they have in common. */
function frameOf(pages: readonly BuiltFile[], answers: Answers): string {
  const common = pages.find(({ file }) => file === commonPage)
  if (!common) throw new Error(`The site has no ${commonPage}, by which its frame is known.`)
  return hashOfText(common.text, ...Object.entries(answers).flat())
}

async function readAll(folder: string, pattern: string, ignore: string): Promise<BuiltFile[]> {
  const files = (await glob(pattern, { cwd: folder, ignore, expandDirectories: false })).sort()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
}

/** Hashes of all inline scripts of the site, each once, in a fixed order. */
function scriptHashes(pages: readonly PlainPage[]): string[] {
  const scripts = new Map<string, string>()
  for (const { file, text, scripts: own } of pages) {
    const forbidden = forbiddenScript(text)
    if (forbidden)
      throw new Error(
        `${file} has "${forbidden}", which the site's security policy forbids. Use an event handler of a component.`,
      )
    for (const script of own) if (!scripts.has(script)) scripts.set(script, file)
  }
  if (scripts.size > maxInlineScripts) {
    const [script = '', file] = [...scripts].at(-1)!
    throw new Error(
      `The site has ${scripts.size} different inline scripts; the policy names at most ${maxInlineScripts}. A script that differs from page to page keeps its values in data attributes. The last one found is in ${file}: ${script.slice(0, 80)}`,
    )
  }
  return [...scripts.keys()].map(hashSource).sort()
}
