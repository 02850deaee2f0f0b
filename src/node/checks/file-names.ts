import { posix } from 'node:path'
import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import { isImage } from '../source/image-sizes'
import { foldersAbove, inContent } from '../source/file-names'
import type { SiteSource } from '../source/site-source'

/** What a file or folder below content/docs may be called: its name becomes a part of an address. */
const plainName = /^\w[\w.-]*$/

/**
 * Names of files and folders that make bad addresses: a space, an umlaut, a question mark are written differently by
 * each tool that copies a link.
 * @returns a mistake for each name, at the first file that bears it
 */
export function checkFileNames({ pages, categories, assets }: SiteSource): Mistake[] {
  const files = [
    ...pages.map(({ file }) => file),
    ...categories.map(({ file }) => file),
    ...assets.filter(isImage),
  ]
  const bad = new Map<string, string>()
  for (const file of files) {
    const parts = file.split('/')
    const index = parts.findIndex((part) => !plainName.test(part))
    if (index >= 0) bad.set(parts.slice(0, index + 1).join('/'), parts[index]!)
  }
  return [...checkHiddenNames(pages), ...badNameMistakes(bad)]
}

/** Pages that other generators of sites would leave out, by a name that begins with "_": here, readers get them. */
const checkHiddenNames = (pages: SiteSource['pages']): Mistake[] =>
  pages.flatMap(({ file }) => {
    const name = file.split('/').find((part) => part.startsWith('_'))
    if (!name) return []
    return {
      file: inContent(file),
      message: `The name "${name}" begins with "_", which hides nothing here.`,
      fix: 'Rename it; a page that shall wait has "draft: true" in its frontmatter.',
    }
  })

const badNameMistakes = (bad: ReadonlyMap<string, string>): Mistake[] =>
  [...bad].map(([path, name]) => ({
    file: inContent(path),
    message: `The name "${name}" makes a bad address.`,
    fix: `Use letters without accents, digits, ".", "_" and "-" only, such as "${plainForm(name)}".`,
  }))

/** Pictures whose names differ in case alone: on most Macs and PCs they are one file. Pages are told by their routes. */
export const picturesOfOneName = ({ assets }: Pick<SiteSource, 'assets'>): Mistake[] =>
  duplicates(assets, (file) => file.toLowerCase()).map(({ item, first }) => oneNameMistake(item, first))

const oneNameMistake = (file: string, other: string): Mistake => ({
  file: inContent(file),
  message: `The name differs from ${other} in case alone, which many systems take for one.`,
  fix: 'Rename one of the two.',
})

/** Folders whose names differ in case alone, at the first file of the later one. */
export function foldersOfOneName({ pages, categories }: Pick<SiteSource, 'pages' | 'categories'>): Mistake[] {
  const folders = new Set([...pages, ...categories].flatMap(({ file }) => foldersAbove(file)))
  const sorted = [...folders].sort((a, b) => (a < b ? 1 : -1))
  return duplicates(sorted, (folder) => folder.toLowerCase())
    .filter(({ item, first }) => posix.dirname(item) === posix.dirname(first))
    .map(({ item, first }) => oneNameMistake(item, first))
}

/** Files that look like content and that nobody reads. */
export const checkStrayFiles = ({ assets }: SiteSource): Mistake[] =>
  assets
    .filter((file) => !isImage(file))
    .map((file) => ({
      file: inContent(file),
      message: 'Nothing reads a file of this name.',
      fix: fixOf(file),
    }))

const isSettings = (file: string) => /ya?ml$|_category_?\.json$/i.test(file)

/** Folders whose settings stand in a file of another name, which is told: they lack nothing else. */
export const foldersOfStraySettings = ({ assets }: Pick<SiteSource, 'assets'>): string[] =>
  assets.filter(isSettings).map((file) => inContent(posix.dirname(file)))

function fixOf(file: string): string {
  if (isSettings(file)) return "Rename it: a folder's settings are _category.yml."
  if (/\.(md|markdown|mdx)(\.txt)?$/i.test(file)) return 'Rename it: a page ends with .mdx.'
  return 'Pictures are PNG, JPEG, WebP, AVIF, GIF or SVG; what readers download stands in static/.'
}

/** The name as near as plain letters come to it. */
function plainForm(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-+(?=\.|$)|^[.-]+/g, '')
  return plainName.test(plain) ? plain : `page${plain}`
}
