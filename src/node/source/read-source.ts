import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { editionsOf, settingsOf, type Edition } from '../../site/editions'
import type { SiteSettings } from '../../site/settings-schema'
import type { Mistake } from './mistakes'
import { datesOf, measureAssets, readLayers, topmost, type PlacedFile } from './layers'
import {
  contentFolder,
  glossaryFile,
  isCategoryFile,
  isPageFile,
  labelsFile,
  servicesFolder,
  settingsFile,
  synonymsFile,
  variablesFile,
} from './file-names'
import type { ContentFiles, SiteSource, SourceFile } from './site-source'
import { strayEntries } from './stray-entries'
import { reasonOf, rights } from './list-files'
import { readOtherEditions, type EditionSource } from './other-editions'

/** Reads files; one that can't be read is left out, and told. */
async function readAll(root: string, folder: string, names: string[], unreadable: Mistake[]) {
  const read = names.map(async (file): Promise<SourceFile[]> => {
    try {
      return [{ file, text: await readFile(path.join(root, folder, file), 'utf8') }]
    } catch (error) {
      const message = `The file can't be read: ${reasonOf(error)}.`
      unreadable.push({ file: `${folder}/${file}`, message, fix: rights })
      return []
    }
  })
  return (await Promise.all(read)).flat()
}

/** Which edition is read, and what is known of it already. */
interface Wanted {
  /** The pages and category files; the build passes those that Gatsby's nodes hold. */
  content?: ContentFiles | undefined
  /** The first one if left out. */
  edition?: Edition | undefined
}

/**
 * Reads everything that the site is made from.
 * @param root project folder
 * @param settings the site's settings, not checked yet
 */
export async function readSource(
  root: string,
  settings: unknown,
  includeDrafts: boolean,
  { content, edition: wanted }: Wanted = {},
): Promise<SiteSource> {
  const editions = editionsOf(settings as SiteSettings)
  const edition = wanted ?? editions[0]!
  const layers = await readLayers(root, edition)
  const unreadable = [...layers.mistakes]
  const readPlaced = async (isWanted: (file: string) => boolean): Promise<PlacedFile[]> => {
    const all = layers.files.map(async ({ folder, names }) =>
      (await readAll(root, folder, names.filter(isWanted), unreadable)).map((file) => ({ ...file, folder })),
    )
    return (await Promise.all(all)).flat()
  }
  const allPages = content?.pages ?? (await readPlaced(isPageFile))
  const allCategories = content?.categories ?? (await readPlaced(isCategoryFile))
  const pages = topmost(allPages, edition.docs, includeDrafts)
  const categories = topmost(allCategories, edition.docs, includeDrafts)
  const isAsset = (file: string) => !isPageFile(file) && !isCategoryFile(file)
  const firstWith = (file: string) =>
    edition.shared.map((folder) => `${folder}/${file}`).find((name) => existsSync(path.join(root, name)))
  const readIfThere = async (file: string): Promise<SourceFile | undefined> => {
    const found = firstWith(path.basename(file))
    if (!found) return undefined
    const [read] = await readAll(root, path.dirname(found), [path.basename(found)], unreadable)
    return { file: found, text: read?.text ?? '' }
  }
  const ownVariables = firstWith(path.basename(variablesFile))
  const textOf = async (file: string) => (await readIfThere(file))?.text ?? ''
  const services = firstWith(path.basename(servicesFolder)) ?? servicesFolder
  const serviceFiles = await glob('*.yml', { cwd: path.join(root, services) })
  return {
    pages: pages.map(unplaced),
    categories: categories.map(unplaced),
    ...(await measureAssets(root, layers.files, isAsset)),
    services: await readAll(root, services, serviceFiles.sort(), unreadable),
    staticFiles: (await glob('**/*', { cwd: path.join(root, 'static') })).map((file) => `/${file}`),
    glossary: await textOf(glossaryFile),
    variables: await textOf(variablesFile),
    synonyms: await textOf(synonymsFile),
    settings: settingsOf(settings as SiteSettings, edition),
    settingsText: await readFile(path.join(root, settingsFile), 'utf8').catch(() => undefined),
    lastUpdates: datesOf(pages, layers.dates),
    isHistoryCut: layers.isHistoryCut,
    includeDrafts,
    unreadable: [...unreadable, ...(await strayEntries(root, settings as SiteSettings))],
    ...(editions.length > 1 && {
      edition: await editionSource(root, edition, editions, [...allPages, ...allCategories], includeDrafts),
      labels: await readIfThere(labelsFile),
    }),
    ...(ownVariables !== variablesFile &&
      ownVariables && {
        commonVariables: (await readAll(root, '.', [variablesFile], unreadable))[0]?.text ?? '',
      }),
  }
}

/** A file as the edition shows it, wherever it stands. */
const unplaced = ({ file, text }: PlacedFile): SourceFile => ({ file, text })

async function editionSource(
  root: string,
  edition: Edition,
  editions: readonly Edition[],
  files: readonly PlacedFile[],
  includeDrafts: boolean,
): Promise<EditionSource> {
  const [first, original] = edition.docs
  const shown = topmost(files, edition.docs, includeDrafts)
  const originals = files.filter(({ folder }) => folder === original)
  return {
    edition,
    folders: new Map(
      shown.filter(({ folder }) => folder !== contentFolder).map(({ file, folder }) => [file, folder]),
    ),
    originals: new Map(originals.map(({ file, text }) => [file, text])),
    translated: original === undefined ? [] : files.filter(({ folder }) => folder === first),
    others: await readOtherEditions(root, edition, editions, includeDrafts),
  }
}
