import { stringify } from 'yaml'
import { placeholders } from '../node/source/placeholders'
import { nearest } from '../node/source/suggest'
import { routeOf } from '../node/page/read-pages'
import { folderOf } from '../node/source/file-names'
import type { SourceFile } from '../node/source/site-source'
import { placeOf } from './place'
import { refuseTaken, type KnownPage } from './taken-place'

/** What an author says of a page to be. */
interface NewPage {
  /** Folder and name below content/docs: "run-node/backups". */
  place: string | undefined
  title: string | undefined
  pages: readonly KnownPage[]
  /** Pages and categories that exist, those that can't be read too, as paths below content/docs. */
  files: readonly string[]
}

const usage = 'Write npm run new -- run-node/backups "Back up your node": the folder, a name, and the title.'
const namePattern = /^[a-z0-9]+([-_][a-z0-9]+)*$/

/**
 * The file of a new page: a draft that the checks accept, at the end of its folder.
 * @throws with the way to say it right, where the place or the title is missing or wrong
 */
export function newPage({ place, title, pages, files }: NewPage): SourceFile {
  if (!place || !title?.trim()) throw new Error(usage)
  if (!/[^/]\/[^/]/.test(place)) throw new Error(`"${place}" has no folder, or no name. ${usage}`)
  const file = `${placeOf(place)}.mdx`
  const folder = folderOf(file)
  const name = file.slice(folder.length + 1, -'.mdx'.length)
  const folders = [...new Set(files.map(folderOf))].filter(Boolean)
  const section = folder.split('/')[0]!
  if (!folders.some((known) => known.split('/')[0] === section)) {
    const near = nearest(folder, folders)
    throw new Error(
      `There is no section "${section}".${near ? ` Did you mean ${near}/${name}?` : ''} ${usage}`,
    )
  }
  const bad = file
    .slice(0, -'.mdx'.length)
    .split('/')
    .slice(1)
    .find((part) => !namePattern.test(part) && !folders.some((known) => known.split('/').includes(part)))
  if (bad !== undefined)
    throw new Error(
      `The name "${bad}" makes a bad address: small letters, figures and hyphens only, as "backups".`,
    )
  const route = routeOf(file, undefined)
  refuseTaken({ file, route, pages, files })
  const frontmatter = {
    title: title.trim().replace(/\s+/g, ' '),
    description: `${title}${placeholders.description}`,
    order: files.filter((other) => other.endsWith('.mdx') && folderOf(other) === folder).length + 1,
    draft: true,
    sources: [placeholders.source],
  }
  return {
    file,
    text: `---\n${stringify(frontmatter)}---\n\n${placeholders.text}\n\n## ${placeholders.heading}\n\nText.\n`,
  }
}
