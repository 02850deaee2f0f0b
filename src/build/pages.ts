import { docsRoot } from '../model/routes'
import type { compileContent, CompiledContent } from './content/compile'
import type { Fault } from './faults'
import { parseFrontmatter, type Frontmatter } from './frontmatter'
import { folderOf, inContent, type SiteSource, type SourceFile } from './source'
import type { Variables } from './variables'

/** One page's file, read, checked and compiled, before the site's structure is known. */
export interface Page {
  docId: string
  file: string
  /** Folder below content/docs. */
  folder: string
  /** Whether the page is its folder's index page. */
  isIndex: boolean
  path: string
  frontmatter: Frontmatter
  content: CompiledContent
}

/** Reads all pages. Pages with mistakes are left out, their mistakes returned. */
export async function readPages(
  source: SiteSource,
  variables: Variables,
  compile: typeof compileContent,
): Promise<{ pages: Page[]; faults: Fault[]; warnings: Fault[] }> {
  const read = await Promise.all(source.pages.map((file) => readPage(file, variables, compile)))
  const pages = read.flatMap(({ page }) => page ?? [])
  return {
    pages,
    faults: [...read.flatMap(({ faults }) => faults), ...duplicateRoutes(pages)],
    warnings: read.flatMap(({ warnings }) => warnings),
  }
}

async function readPage({ file, text }: SourceFile, variables: Variables, compile: typeof compileContent) {
  const frontmatter = parseFrontmatter(text, inContent(file), variables)
  const content = await compile(text, inContent(file), variables)
  const faults = [...frontmatter.faults, ...content.faults]
  if (frontmatter.value === null) return { page: null, faults, warnings: content.warnings }
  const page: Page = {
    docId: file.replace(/\.mdx$/, ''),
    file,
    folder: folderOf(file),
    isIndex: isIndexFile(file),
    path: routeOf(file, frontmatter.value.slug),
    frontmatter: frontmatter.value,
    content,
  }
  return { page, faults, warnings: content.warnings }
}

const isIndexFile = (file: string) => /(^|\/)index\.mdx$/.test(file)

/** The route of a file: its path, with the last part from `slug` where the page gives one. */
function routeOf(file: string, slug: string | undefined): string {
  const folder = folderOf(file)
  const name =
    slug ?? (isIndexFile(file) ? '' : file.slice(folder ? folder.length + 1 : 0).replace(/\.mdx$/, ''))
  return docsRoot + [folder, name].filter(Boolean).join('/') + '/'
}

function duplicateRoutes(pages: Page[]): Fault[] {
  const first = new Map<string, Page>()
  return pages.flatMap((page) => {
    const key = page.path.toLowerCase()
    const other = first.get(key)
    if (!other) {
      first.set(key, page)
      return []
    }
    return {
      file: inContent(page.file),
      message: `The route ${page.path} belongs to ${inContent(other.file)} already.`,
      fix: 'Give one of the two files another name or slug.',
    }
  })
}
