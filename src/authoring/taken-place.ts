import path from 'node:path'
import { folderOf, inContent } from '../node/source/file-names'

/** A page as the site's model knows it. */
export interface KnownPage {
  /** Path below content/docs. */
  file: string
  /** Its address. */
  path: string
  aliases: readonly string[]
}

/** Where a page is to stand, and what stands in the site. */
interface Place {
  /** Path below content/docs, and the address that it gives. */
  file: string
  route: string
  /** Pages of the site, but the one that moves. */
  pages: readonly KnownPage[]
  /** Pages and categories, those that can't be read too, as paths below content/docs. */
  files: readonly string[]
}

/**
 * Refuses a place that holds something: a file, one that differs in capitals alone, a folder, or what has its address.
 * @throws with what to write instead
 */
export function refuseTaken({ file, route, pages, files }: Place) {
  const taken = files.find((other) => other.toLowerCase() === file.toLowerCase())
  if (taken === file) throw new Error(`${inContent(file)} is there already.`)
  if (taken)
    throw new Error(
      `${inContent(file)} differs from ${taken} in capitals alone, which some hosts and file systems don't tell apart. Take another name.`,
    )
  const folder = `${file.replace(/\.mdx$/, '')}/`
  if (files.some((other) => other.startsWith(folder)))
    throw new Error(
      `${inContent(folder)} is a folder, which has this address. Take another name, or one below it.`,
    )
  const category = path.posix.join(folderOf(file), '_category.yml')
  if (path.posix.basename(file) === 'index.mdx' && files.includes(category))
    throw new Error(
      `${inContent(folderOf(file))} has _category.yml in place of an index page. Take another name.`,
    )
  const owner = pages.find((other) => other.path === route || other.aliases.includes(route))
  if (!owner) return
  const [as, way] = owner.path === route ? ['', ''] : [', as an alias', ', or remove that alias']
  throw new Error(`The address ${route} belongs to ${inContent(owner.file)}${as}. Take another name${way}.`)
}
