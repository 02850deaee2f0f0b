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

/** Everything that the site is made from. */
export interface SiteSource {
  pages: SourceFile[]
  /** The _category.yml files. */
  categories: SourceFile[]
  /** Other files below content/docs: images. */
  assets: string[]
  /** Of the assets that are pictures. */
  imageSizes: ReadonlyMap<string, ImageSize>
  /** Files that the site serves as they are, as addresses: "/favicon.svg". */
  staticFiles: string[]
  /** What the services of the API reference share: content/reference/*.yml. */
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
export const servicesFolder = 'content/reference'
export const glossaryFile = 'content/glossary.yml'
export const variablesFile = 'content/variables.yml'
export const synonymsFile = 'content/synonyms.yml'
export const settingsFile = 'src/site/settings.ts'

/** A content file as messages name it. */
export const inContent = (file: string) => `${contentFolder}/${file}`

/** The folder of a file or folder; "" at the top. */
export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

/**
 * Reads everything that the site is made from.
 * @param root project folder
 * @param settings the site's settings, not checked yet
 */
export async function readSource(
  root: string,
  settings: unknown,
  includeDrafts: boolean,
): Promise<SiteSource> {
  const docs = path.join(root, contentFolder)
  const files = (await glob('**/*', { cwd: docs })).sort()
  const readAll = (folder: string, names: string[]) =>
    Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })))
  const read = (ending: RegExp) =>
    readAll(
      docs,
      files.filter((file) => ending.test(file)),
    )
  const assets = files.filter((file) => !/\.mdx$|(^|\/)_category\.yml$/.test(file))
  const services = path.join(root, servicesFolder)
  const readIfThere = async (file: string) =>
    existsSync(path.join(root, file)) ? readFile(path.join(root, file), 'utf8') : ''
  return {
    pages: await read(/\.mdx$/),
    categories: await read(/(^|\/)_category\.yml$/),
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
