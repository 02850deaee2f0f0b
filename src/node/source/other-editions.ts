import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isInDefaultLanguage, isSameVersion, type Edition } from '../../site/editions'
import { readLayers, topmost, type PlacedFile } from './layers'
import { isCategoryFile, isPageFile } from './file-names'

/** What a page of one edition has to know of another one. */
export interface OtherEdition {
  edition: Edition
  /** Its pages and category files. */
  files: readonly PlacedFile[]
}

/** Where the site has several editions: the one that a source is of, and the others. */
export interface EditionSource {
  edition: Edition
  /** Where each page and category file stands that is not in content/docs, by its path below the folder of pages. */
  folders: ReadonlyMap<string, string>
  /** The texts that translations follow, by file; those of the default language. */
  originals: ReadonlyMap<string, string>
  /** What is translated, drafts too. */
  translated: readonly PlacedFile[]
  /** The other languages of this version, and the other versions in the default language. */
  others: readonly OtherEdition[]
}

/** Reads the pages and category files in all folders of an edition. */
async function readFiles(root: string, edition: Pick<Edition, 'docs'>): Promise<PlacedFile[]> {
  const { files } = await readLayers(root, edition)
  const all = files.flatMap(({ folder, names }) =>
    names
      .filter((file) => isPageFile(file) || isCategoryFile(file))
      .map(async (file) => ({
        file,
        folder,
        text: await readFile(path.join(root, folder, file), 'utf8').catch(() => ''),
      })),
  )
  return Promise.all(all)
}

/** Reads what other editions hold, as far as pages of this one have to know it. */
export async function readOtherEditions(
  root: string,
  edition: Edition,
  editions: readonly Edition[],
  includeDrafts: boolean,
): Promise<OtherEdition[]> {
  // Of other versions the default language is enough: all languages have the same pages.
  const near = editions.filter(
    (other) => other.name !== edition.name && (isSameVersion(other, edition) || isInDefaultLanguage(other)),
  )
  return Promise.all(
    near.map(async (other) => ({
      edition: other,
      files: topmost(await readFiles(root, other), other.docs, includeDrafts),
    })),
  )
}
