import { LRUCache } from 'lru-cache'
import { docsRoot } from '../../shared/routes'
import type { compileContent, CompiledContent } from './compile'
import type { Mistake } from '../source/mistakes'
import { frontmatterLine, parseFrontmatter } from './frontmatter'
import type { Frontmatter } from './frontmatter-schema'
import { salvageFrontmatter } from './salvage'
import type { Glossary } from '../source/glossary'
import { brokenCommands } from '../commands/broken-commands'
import { indexCommands, type CommandPage } from '../commands/command-index'
import { unknownFlags } from '../commands/unknown-flags'
import { readApi, type ApiModel, type ApiPage } from '../api/read-api'
import { indexErrors, type ErrorPage } from '../errors/error-tables'
import { generatedParts } from './generated-parts'
import { typedLines, type TypedLine } from './typed-lines'
import { folderOf, inContent } from '../source/file-names'
import type { SiteSource, SourceFile } from '../source/site-source'
import type { Variables } from '../source/variables'

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
  /** Line of a key of the frontmatter in the file. */
  lineOf: (...path: PropertyKey[]) => number
}

/** Whether a page is not for readers yet. */
export const isDraft = ({ frontmatter }: Pick<Page, 'frontmatter'>): boolean => frontmatter.draft === true

/** A page before its text is compiled. */
interface Read {
  page: Omit<Page, 'content'>
  text: string
  /** What its listings have readers type. */
  typed: TypedLine[]
  mistakes: Mistake[]
}

/** Keys of a frontmatter that parts of the page are made from, and of those whose parts come from other pages. */
const modelKeys = /^(?:commands|globalFlags|operation|dataType|commandList|errorList|apiDifferences):/m
const isList = ({ commandList, errorList, apiDifferences }: Frontmatter) =>
  Boolean(commandList ?? errorList ?? apiDifferences)

/**
 * Reads all pages, those with mistakes too: what is right of them serves the other checks.
 * @returns the pages, and the API's model, which some of them describe and are made from
 */
export async function readPages(
  source: SiteSource,
  variables: Variables,
  glossary: Glossary | null,
  compile: typeof compileContent,
): Promise<{ pages: Page[]; api: ApiModel; mistakes: Mistake[]; warnings: Mistake[] }> {
  const read = source.pages.map((file) => readPage(file, variables))
  const published = read.filter(({ page }) => source.includeDrafts || !isDraft(page))
  const { index: commands, mistakes } = indexCommands(published.map(toCommandPage))
  const api = readApi(read.map(toApiPage), source.services, variables)
  const lacksParts = ({ text, mistakes }: Read) => mistakes.length > 0 && modelKeys.test(text)
  const areAllWhole = !api.mistakes.length && !read.some(lacksParts)
  const models = { commands, api, errors: indexErrors(published.map(toErrorPage)) }
  const pages = await Promise.all(
    read.map(async (one) => {
      const { page, text } = one
      const file = inContent(page.file)
      const generated = generatedParts({ ...page, file }, page.frontmatter, models, variables)
      const broken = brokenCommands(commands, page.path)
      const content = await compile(text, file, variables, { generated, broken, glossary })
      const isCut = lacksParts(one) || api.broken.has(file) || (isList(page.frontmatter) && !areAllWhole)
      // Which anchors the page would have, its models say.
      return { ...page, content: isCut ? { ...content, unread: true as const } : content }
    }),
  )
  return {
    pages,
    api,
    mistakes: [
      ...read.flatMap(({ mistakes }, position) => [...mistakes, ...pages[position]!.content.mistakes]),
      ...mistakes,
      ...unknownFlags(
        commands,
        read.flatMap(({ page, typed }) => typed.map((line) => ({ ...line, file: inContent(page.file) }))),
      ),
      ...api.mistakes,
    ],
    warnings: pages.flatMap(({ content }) => content.warnings),
  }
}

/** An edit in the dev server changes one file of hundreds: the others are not read anew. */
const known = new LRUCache<string, Read, Parameters<typeof readOnePage>>({
  max: 20_000,
  memoMethod: (_key, _stale, { context }) => readOnePage(...context),
})

const readPage = (file: SourceFile, variables: Variables): Read =>
  known.memo([file.file, JSON.stringify(variables), file.text].join('\n'), { context: [file, variables] })

function readOnePage({ file, text }: SourceFile, variables: Variables): Read {
  const checked = parseFrontmatter(text, inContent(file), variables)
  const docId = file.replace(/\.mdx$/, '')
  const frontmatter = checked.value ?? salvageFrontmatter(checked.found, docId, variables)
  const page = {
    docId,
    file,
    folder: folderOf(file),
    isIndex: isIndexFile(file),
    path: routeOf(file, isIndexFile(file) ? undefined : frontmatter.slug),
    frontmatter,
    lineOf: (...path: PropertyKey[]) => frontmatterLine(text, ...path),
  }
  const slugged: Mistake[] =
    page.isIndex && frontmatter.slug
      ? [
          {
            file: inContent(file),
            line: page.lineOf('slug'),
            message: "The page of a folder takes no slug: it stands at the folder's address.",
            fix: 'Remove it, or rename the folder.',
          },
        ]
      : []
  return { page, text, typed: typedLines(text), mistakes: [...checked.mistakes, ...slugged] }
}

const toCommandPage = ({ page: { path, file, frontmatter, lineOf } }: Read): CommandPage => ({
  path,
  file: inContent(file),
  lineOf,
  label: frontmatter.sidebarLabel ?? frontmatter.title,
  order: frontmatter.order ?? Infinity,
  commands: frontmatter.commands ?? [],
  globalFlags: frontmatter.globalFlags ?? [],
})

const toApiPage = ({ page: { path, file, folder, frontmatter, lineOf } }: Read): ApiPage => ({
  path,
  file: inContent(file),
  folder,
  lineOf,
  apiDifferences: frontmatter.apiDifferences,
  operation: frontmatter.operation,
  dataType: frontmatter.dataType,
})

const toErrorPage = ({ page: { path, folder, isIndex, frontmatter }, text }: Read): ErrorPage => ({
  path,
  title: frontmatter.title,
  folder,
  isIndex,
  text,
})

const isIndexFile = (file: string) => /(^|\/)index\.mdx$/.test(file)

/** The route of a file: its path, with the last part from `slug` where the page gives one. */
export function routeOf(file: string, slug: string | undefined): string {
  const folder = folderOf(file)
  const name =
    slug ?? (isIndexFile(file) ? '' : file.slice(folder ? folder.length + 1 : 0).replace(/\.mdx$/, ''))
  return docsRoot + [folder, name].filter(Boolean).join('/') + '/'
}
