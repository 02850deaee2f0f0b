import { docsRoot } from '../model/routes'
import type { compileContent, CompiledContent } from './content/compile'
import type { Fault } from './faults'
import { parseFrontmatter, salvageFrontmatter, type Frontmatter } from './frontmatter'
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

/** Reads all pages, those with mistakes too: what is right of them serves the other checks. */
export async function readPages(
  source: SiteSource,
  variables: Variables,
  compile: typeof compileContent,
): Promise<{ pages: Page[]; faults: Fault[]; warnings: Fault[] }> {
  const read = await Promise.all(source.pages.map((file) => readPage(file, variables, compile)))
  const pages = read.map(({ page }) => page)
  return {
    pages,
    faults: [...read.flatMap(({ faults }) => faults), ...duplicateRoutes(pages)],
    warnings: pages.flatMap(({ content }) => content.warnings),
  }
}

async function readPage({ file, text }: SourceFile, variables: Variables, compile: typeof compileContent) {
  const checked = parseFrontmatter(text, inContent(file), variables)
  const content = await compile(text, inContent(file), variables)
  const docId = file.replace(/\.mdx$/, '')
  const frontmatter = checked.value ?? salvageFrontmatter(checked.found, docId, variables)
  const page: Page = {
    docId,
    file,
    folder: folderOf(file),
    isIndex: isIndexFile(file),
    path: routeOf(file, frontmatter.slug),
    frontmatter,
    content,
  }
  return { page, faults: [...checked.faults, ...content.faults] }
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
