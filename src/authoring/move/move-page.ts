import path from 'node:path'
import { docsRoot } from '../../shared/routes'
import { nearest } from '../../node/source/suggest'
import { contentFolder, folderOf, inContent } from '../../node/source/file-names'
import { fillAddress } from '../../node/source/fill-variables'
import { wordInHead } from '../../node/source/head-words'
import type { Variables } from '../../node/source/variables'
import { adviceForLast, adviceForNew } from '../folder-advice'
import { placeOf } from '../place'
import { refuseTaken, type KnownPage } from '../taken-place'
import { withAddress } from './addresses'
import { withPictures } from './pictures'
import { withAlias, withoutAlias, withoutSlug } from './frontmatter-lines'

/** A page that may move. */
export interface MovablePage extends KnownPage {
  draft: boolean
}

/** What is moved where, in a site. */
export interface Move {
  /** The page: its file, its name without the ending, or its address. */
  from: string
  /** Folder and name below content/docs. */
  to: string
  pages: readonly MovablePage[]
  /** Every file that may name a page, by its path from the project root. */
  texts: ReadonlyMap<string, string>
  variables: Variables
}

/** What has to be written: the page at its new place, and the files that named the old one. */
export interface Moved {
  from: { file: string; path: string }
  to: { file: string; path: string }
  /** New texts by path from the project root; that of the page is its new file's. */
  texts: Map<string, string>
  /** How many addresses were rewritten. */
  links: number
  /** What is still to be done for the folders, in sentences. */
  advice: string[]
}

const docsFolder = `${contentFolder}/`

/** Path below content/docs of a file that stands there. */
const belowDocs = (file: string) => (file.startsWith(docsFolder) ? [file.slice(docsFolder.length)] : [])

const name = /^[a-z0-9]+([-_][a-z0-9]+)*$/i

/**
 * Moves a page: what leads to it leads to the new address, and the old one becomes an alias.
 * @throws with what to write instead, where there is no such page or the place can't be
 */
export function movePage({ from, to, pages, texts, variables }: Move): Moved {
  const page = findPage(from, pages)
  const file = newFile(to, pages)
  const old = inContent(page.file)
  const own = texts.get(old) ?? ''
  const isRenamed = path.posix.basename(page.file) !== path.posix.basename(file)
  const kept = isRenamed ? withoutSlug(own) : own
  const slug = wordInHead(own, 'slug')
  const last = isRenamed || !slug ? path.posix.basename(file, '.mdx') : slug
  /** As links are written: a slug may hold variables. */
  const written = `${docsRoot}${folderOf(file)}/${last}/`
  const route = fillAddress(written, variables)
  const others = pages.filter((other) => other !== page)
  const files = [...texts.keys()].flatMap(belowDocs)
  refuseTaken({ file, route, pages: others, files })

  const changed = new Map<string, string>()
  let links = 0
  for (const [where, text] of texts) {
    const content = where === old ? kept : text
    const linked = withAddress(content, page.path, written, variables)
    links += linked.changed
    const named = where.endsWith('settings.ts') ? withDocId(linked.text, page.file, file) : linked.text
    if (where !== old && named !== text) changed.set(where, named)
    if (where === old) changed.set(inContent(file), withPictures(named, page.file, file))
  }
  const target = inContent(file)
  const back = withoutAlias(changed.get(target)!, route)
  // Nobody has the address of a draft.
  changed.set(target, page.draft || route === page.path ? back : withAlias(back, page.path))
  const filesAfter = [...files.filter((other) => other !== page.file), file]
  const advice = [adviceForNew(file, filesAfter), adviceForLast(page.file, filesAfter)].filter(Boolean)
  return {
    from: { file: old, path: page.path },
    to: { file: target, path: route },
    texts: changed,
    links,
    advice,
  }
}

function findPage(place: string, pages: readonly MovablePage[]): MovablePage {
  const wanted = placeOf(place)
  const found = pages.find(({ file, path }) => placeOf(file) === wanted || placeOf(path) === wanted)
  if (!found && pages.some(({ file }) => file.startsWith(`${wanted}/`)))
    throw new Error(`${wanted} is a folder. Move its pages one by one.`)
  if (!found) {
    const near = nearest(
      wanted,
      pages.map(({ file }) => placeOf(file)),
    )
    throw new Error(`There is no page ${wanted}.${near ? ` Did you mean ${near}?` : ''}`)
  }
  if (/(^|\/)index\.mdx$/.test(found.file))
    throw new Error(`${found.file} is the page of a folder: it moves with it. Move its pages one by one.`)
  return found
}

function newFile(to: string, pages: readonly MovablePage[]): string {
  const file = `${placeOf(to)}.mdx`
  const folder = folderOf(file)
  const parts = placeOf(to).split('/').slice(1)
  if (!parts.every((part) => name.test(part)) || path.posix.basename(file) === 'index.mdx')
    throw new Error(
      `The name of ${file} makes a bad address: small letters, figures and hyphens, as "backups".`,
    )
  if (!folder) throw new Error(`"${to}" has no folder, or no name. Write both, as "run-node/backups".`)
  const sections = [...new Set(pages.map((one) => one.file.split('/')[0]!))]
  const [section = ''] = folder.split('/')
  if (!sections.includes(section))
    throw new Error(`There is no section "${section}". Sections: ${sections.join(', ')}.`)
  return file
}

/** The id of a document, as the settings name it. */
const withDocId = (text: string, from: string, to: string) =>
  text.replaceAll(`'${from.replace(/\.mdx$/, '')}'`, `'${to.replace(/\.mdx$/, '')}'`)
