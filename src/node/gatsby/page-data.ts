import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { immutableFolder } from '../../publish/host-files'
import { isSearchAnswer } from '../search/built-files'

/** Where what never changes at its address stands: pages' data and the answers to static queries, each named by its hash. */
const dataFolder = `${immutableFolder}page-data`
const answersFolder = `${immutableFolder}answers`

/** By the number of a static query, the address of its answer, below the site's. */
export type Answers = Record<string, string>

/** A short name for what a text says. */
export const hashOfText = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text}\0`)
  return hash.digest('hex').slice(0, 20)
}

/**
 * Gives each answer to a static query an address of its own. The search's stays where Gatsby has written it: it names
 * the files of the index, which change with every text, and no page is made of them.
 * @param folder the built site
 */
export async function publishAnswers(folder: string): Promise<Answers> {
  await rm(path.join(folder, answersFolder), { recursive: true, force: true })
  await mkdir(path.join(folder, answersFolder), { recursive: true })
  const files = await glob('page-data/sq/d/*.json', { cwd: folder })
  const answers = files.sort().map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8')
    const isSearch = isSearchAnswer(JSON.parse(text) as { data: object })
    const address = isSearch ? file : `${answersFolder}/${hashOfText(text)}.json`
    if (!isSearch) await writeFile(path.join(folder, address), text)
    return [path.basename(file, '.json'), address] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** What Gatsby has written of a page, with what finishing adds to it. */
interface PageData {
  path: string
  staticQueryHashes: string[]
  /** The frame that the page belongs to. */
  frame?: string
  /** Addresses of the answers that its code asks for. */
  answers?: Record<string, string>
}

/**
 * Has each page's data say to which frame they belong and where their answers stand. They keep the address that Gatsby
 * gives them, for tabs that come from another page, and get one of their own, for the page's HTML.
 * @param folder the built site
 * @returns by the path of a page, the hash of its data
 * @throws when an answer is missing that a page's code asks for
 */
export async function publishPageData(
  folder: string,
  frame: string,
  answers: Answers,
): Promise<Map<string, string>> {
  await rm(path.join(folder, dataFolder), { recursive: true, force: true })
  await mkdir(path.join(folder, dataFolder), { recursive: true })
  const addressOf = (query: string, file: string) => {
    const address = answers[query]
    if (address) return address
    throw new Error(
      `${file} asks for page-data/sq/d/${query}.json, which is not there. Delete .cache/ and public/ together ("npx gatsby clean") and build again.`,
    )
  }
  const files = await glob('page-data/**/page-data.json', { cwd: folder })
  const published = files.sort().map(async (file) => {
    const data = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as PageData
    data.frame = frame
    data.answers = Object.fromEntries(data.staticQueryHashes.map((query) => [query, addressOf(query, file)]))
    const text = JSON.stringify(data)
    const hash = hashOfText(text)
    await writeFile(path.join(folder, file), text)
    await writeFile(path.join(folder, dataFolder, `${hash}.json`), text)
    return [data.path, hash] as const
  })
  return new Map(await Promise.all(published))
}
