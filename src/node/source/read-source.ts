import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { measureImages, type ImageSize } from './image-sizes'
import { readLastUpdates } from './last-updates'

/** One file of content as read from disk. */
export interface SourceFile {
  /** Path below content/docs with forward slashes: "discover/gas-fees.mdx". */
  file: string
  text: string
}

/** What is read of the site, and how its folders are called. */
export interface ContentFiles {
  pages: SourceFile[]
  /** The _category.yml files. */
  categories: SourceFile[]
}

/** Everything that the site is made from. */
export interface SiteSource extends ContentFiles {
  /** Other files below content/docs: images. */
  assets: string[]
  /** Of the assets that are pictures. */
  imageSizes: ReadonlyMap<string, ImageSize>
  /** Files that the site serves as they are, as addresses: "/favicon.svg". */
  staticFiles: string[]
  /** What the services of the API reference share: content/services/*.yml. */
  services: SourceFile[]
  /** The text of content/glossary.yml; empty where there is none. */
  glossary: string
  /** The text of content/variables.yml. */
  variables: string
  /** The text of content/synonyms.yml. */
  synonyms: string
  /** The settings before the check. */
  settings: unknown
  /** Date of the last commit by file below content/docs; empty without git. */
  lastUpdates: ReadonlyMap<string, string>
  /** Drafts are part of the site in the dev server only. */
  includeDrafts: boolean
}

/** Name of the filesystem plugin's instance that reads content/. */
export const contentInstance = 'content'

/** Where content stands, for messages: files are named from the project root. */
export const contentFolder = 'content/docs'
export const servicesFolder = 'content/services'
export const glossaryFile = 'content/glossary.yml'
export const variablesFile = 'content/variables.yml'
export const synonymsFile = 'content/synonyms.yml'
export const settingsFile = 'src/site/settings.ts'

/** A content file as messages name it. */
export const inContent = (file: string) => `${contentFolder}/${file}`

/** The folder of a file or folder; "" at the top. */
export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

/** Whether a file below content/docs is a page. */
export const isPageFile = (file: string) => /\.mdx$/.test(file)

/** Whether a file below content/docs says how its folder is called. */
export const isCategoryFile = (file: string) => /(^|\/)_category\.yml$/.test(file)

const readAll = (folder: string, names: string[]): Promise<SourceFile[]> =>
  Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })))

const listDocs = async (root: string) => (await glob('**/*', { cwd: path.join(root, contentFolder) })).sort()

/** Reads the pages and category files from disk: for checks, and before Gatsby has nodes of them. */
async function readContentFiles(root: string): Promise<ContentFiles> {
  const files = await listDocs(root)
  const read = (isWanted: (file: string) => boolean) =>
    readAll(path.join(root, contentFolder), files.filter(isWanted))
  return { pages: await read(isPageFile), categories: await read(isCategoryFile) }
}

/**
 * Reads everything that the site is made from.
 * @param root project folder
 * @param settings the site's settings, not checked yet
 * @param content the pages and category files; the build passes those that Gatsby's nodes hold
 */
export async function readSource(
  root: string,
  settings: unknown,
  includeDrafts: boolean,
  content?: ContentFiles,
): Promise<SiteSource> {
  const docs = path.join(root, contentFolder)
  const assets = (await listDocs(root)).filter((file) => !isPageFile(file) && !isCategoryFile(file))
  const services = path.join(root, servicesFolder)
  const readIfThere = async (file: string) =>
    existsSync(path.join(root, file)) ? readFile(path.join(root, file), 'utf8') : ''
  return {
    ...(content ?? (await readContentFiles(root))),
    assets,
    imageSizes: await measureImages(docs, assets),
    services: await readAll(services, (await glob('*.yml', { cwd: services })).sort()),
    staticFiles: (await glob('**/*', { cwd: path.join(root, 'static') })).map((file) => `/${file}`),
    glossary: await readIfThere(glossaryFile),
    variables: await readIfThere(variablesFile),
    synonyms: await readIfThere(synonymsFile),
    settings,
    lastUpdates: await readLastUpdates(root, contentFolder),
    includeDrafts,
  }
}
