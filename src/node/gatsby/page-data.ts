import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { immutableFolder } from '../../publish/host-files'
import type { ContentElement } from '../../shared/content-tree'
import { isSearchAnswer } from '../search/built-files'
import { stillContent } from './still-content'
import { sha256 } from '../../publish/sha256'

/** Where what never changes at its address stands: pages' data and the answers to static queries, each named by its hash. */
const dataFolder = `${immutableFolder}page-data`
const answersFolder = `${immutableFolder}answers`

/** By the number of a static query, the address of its answer, below the site's. */
export type Answers = Record<string, string>

/** A short name for what a text says. */
export const hashOfText = (...texts: readonly string[]): string =>
  sha256(...texts.map((text) => `${text}\0`)).slice(0, 20)

/** What Gatsby has written of a page, with what finishing adds to it. */
interface PageData {
  path: string
  /** What the page's query has found; documents have their content there. */
  result?: { data?: { doc?: { content?: ContentElement } | null } }
  staticQueryHashes: string[]
  /** The frame that the page belongs to. */
  frame?: string
  /** Addresses of the answers that its code asks for. */
  answers?: Record<string, string>
}

/** A file of a page's data. */
interface DataFile {
  file: string
  data: PageData
}

/** The data of all pages, as Gatsby has written them. @param folder the built site */
export async function readPageData(folder: string): Promise<DataFile[]> {
  const files = await glob('page-data/**/page-data.json', { cwd: folder })
  const read = files.sort().map(async (file) => {
    const data = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as PageData
    return { file, data }
  })
  return Promise.all(read)
}

/** Makes an empty folder of the built site. */
async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/**
 * Gives each answer that a page asks for an address of its own; what no page asks for is left of earlier builds. The
 * search's answer stays where Gatsby has written it: it names the files of the index, which change with every text, and
 * no page is made of them.
 * @param folder the built site
 * @throws when an answer is missing that a page's code asks for
 */
export async function publishAnswers(folder: string, pages: readonly DataFile[]): Promise<Answers> {
  await emptyFolder(path.join(folder, answersFolder))
  const asking = new Map(
    pages.flatMap(({ file, data }) => data.staticQueryHashes.map((query) => [query, file] as const)),
  )
  // All are read before one is written: nothing goes on in the folder of a build that has failed.
  const read = [...asking].sort().map(async ([query, asker]) => {
    const file = `page-data/sq/d/${query}.json`
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => {
      throw new Error(
        `${asker} asks for ${file}, which can't be read. Delete .cache/ and public/ together ("npx gatsby clean") and build again.`,
      )
    })
    const isSearch = isSearchAnswer(JSON.parse(text) as { data: object })
    return { query, text, address: isSearch ? file : `${answersFolder}/${hashOfText(text)}.json`, isSearch }
  })
  const answers = await Promise.all(read)
  const own = answers.filter(({ isSearch }) => !isSearch)
  await Promise.all(own.map(({ address, text }) => writeFile(path.join(folder, address), text)))
  return Object.fromEntries(answers.map(({ query, address }) => [query, address]))
}

/** The data of a page for the tab that was opened with it: its HTML has most of the content already. */
function openedPageData(data: PageData): PageData {
  const doc = data.result?.data?.doc
  if (!doc?.content) return data
  const content = stillContent(doc.content)
  return { ...data, result: { ...data.result, data: { ...data.result?.data, doc: { ...doc, content } } } }
}

/**
 * Has each page's data say to which frame they belong and where their answers stand. They keep the address that Gatsby
 * gives them, for tabs that come from another page, and get one of their own, for the page's HTML.
 * @param folder the built site
 * @returns by the path of a page, the hash of its data
 */
export async function publishPageData(
  folder: string,
  pages: readonly DataFile[],
  { frame, answers }: { frame: string; answers: Answers },
): Promise<Map<string, string>> {
  await emptyFolder(path.join(folder, dataFolder))
  const published = pages.map(async ({ file, data }) => {
    const asked = data.staticQueryHashes.map((query) => [query, answers[query]!] as const)
    const whole = { ...data, frame, answers: Object.fromEntries(asked) }
    const opened = JSON.stringify(openedPageData(whole))
    const hash = hashOfText(opened)
    await writeFile(path.join(folder, file), JSON.stringify(whole))
    await writeFile(path.join(folder, dataFolder, `${hash}.json`), opened)
    return [data.path, hash] as const
  })
  return new Map(await Promise.all(published))
}
