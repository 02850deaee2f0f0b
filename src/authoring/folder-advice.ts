import { folderOf, foldersAbove, inContent, isCategoryFile, isPageFile } from '../node/source/file-names'

/**
 * What a folder lacks that a page has come to: each has a page or a `_category.yml`.
 * @param file of the page, below content/docs
 * @param files pages and categories below content/docs
 * @returns a sentence for the author; empty where nothing is missing
 */
export function adviceForNew(file: string, files: readonly string[]): string {
  const bare = foldersAbove(file).find(
    (folder) => !['index.mdx', '_category.yml'].some((name) => files.includes(`${folder}/${name}`)),
  )
  if (!bare) return ''
  const category = inContent(`${bare}/_category.yml`)
  return `The folder ${inContent(bare)} has no page and no settings of its own yet: write ${category} with label: and description:, or an index.mdx.`
}

/**
 * What is left of the folders that a page has gone from: a `_category.yml` that describes no page.
 * @param file where the page was, below content/docs
 * @param files pages and categories below content/docs, without that page
 * @returns a sentence for the author; empty where other pages are left
 */
export function adviceForLast(file: string, files: readonly string[]): string {
  const empty = foldersAbove(file).find(
    (folder) => !files.some((other) => isPageFile(other) && other.startsWith(`${folder}/`)),
  )
  const useless = files
    .filter((other) => isCategoryFile(other) && `${folderOf(other)}/`.startsWith(`${empty}/`))
    .map(inContent)
  if (!useless.length) return ''
  return `It was the last page of ${inContent(empty!)}: remove ${useless.join(' and ')}, or put another page there.`
}
