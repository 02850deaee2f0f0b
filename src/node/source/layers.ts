import path from 'node:path'
import type { Edition } from '../../site/editions'
import { isDraftFile } from './head-words'
import type { Mistake } from './mistakes'
import { measureImages, type ImageSize } from './image-sizes'
import { readLastUpdates } from './last-updates'
import { listFiles } from './list-files'
import type { SourceFile } from './site-source'

/** What stands in the folders of an edition's pages. */
export interface Layers {
  /** The files of each folder, in the order of the folders. */
  files: { folder: string; names: string[] }[]
  /** Dates of the last commits by file, of each folder. */
  dates: ReadonlyMap<string, ReadonlyMap<string, string>>
  isHistoryCut: boolean
  mistakes: Mistake[]
}

/** Lists the folders of an edition's pages. @param root of the project */
export async function readLayers(root: string, { docs }: Pick<Edition, 'docs'>): Promise<Layers> {
  const read = docs.map(async (folder) => {
    const [{ files, mistakes }, updates] = await Promise.all([
      listFiles(root, folder),
      readLastUpdates(root, folder),
    ])
    return { folder, names: files, mistakes, ...updates }
  })
  const layers = await Promise.all(read)
  return {
    files: layers.map(({ folder, names }) => ({ folder, names })),
    dates: new Map(layers.map(({ folder, dates }) => [folder, dates])),
    isHistoryCut: layers.some(({ isCut }) => isCut),
    mistakes: layers.flatMap(({ mistakes }) => mistakes),
  }
}

/** A file, and the folder of pages in which it stands. */
export interface PlacedFile extends SourceFile {
  folder: string
}

/**
 * The files that an edition shows: of each name the one in the first folder. A translation that is a draft leaves its
 * place to the original until drafts are shown.
 */
export function topmost(
  files: readonly PlacedFile[],
  folders: readonly string[],
  includeDrafts: boolean,
): PlacedFile[] {
  const top = new Map<string, PlacedFile>()
  for (const folder of folders.toReversed())
    for (const one of files)
      if (one.folder === folder && !(top.has(one.file) && !includeDrafts && isDraftFile(one)))
        top.set(one.file, one)
  return [...top.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** The dates of the pages that an edition shows, and of whatever else stands or stood in its folders. */
export function datesOf(pages: readonly PlacedFile[], dates: Layers['dates']): Map<string, string> {
  const all = new Map([...dates.values()].toReversed().flatMap((ofFolder) => [...ofFolder]))
  for (const { file, folder } of pages) {
    const own = dates.get(folder)?.get(file)
    if (own === undefined) all.delete(file)
    else all.set(file, own)
  }
  return all
}

/** The assets of all folders, those of the first ones instead of others of their names, and their sizes. */
export async function measureAssets(
  root: string,
  layers: Layers['files'],
  isAsset: (file: string) => boolean,
): Promise<{ assets: string[]; imageSizes: Map<string, ImageSize> }> {
  const folderOf = new Map(
    layers.toReversed().flatMap(({ folder, names }) => names.filter(isAsset).map((name) => [name, folder])),
  )
  const assets = [...folderOf.keys()].sort()
  const sizes = layers.map(({ folder }) =>
    measureImages(
      path.join(root, folder),
      assets.filter((file) => folderOf.get(file) === folder),
    ),
  )
  return { assets, imageSizes: new Map((await Promise.all(sizes)).flatMap((found) => [...found])) }
}
