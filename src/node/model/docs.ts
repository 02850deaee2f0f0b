import path from 'node:path'
import { words } from '../../locale/site-words'
import { wholeDays } from '../../shared/units'
import type { ContentImageRef, Doc, DocKind, DocsVersion, Sidebar } from '../../shared/site'
import type { SiteSettings } from '../../site/settings-schema'
import { endpointOf } from '../api/endpoint'
import type { ApiModel } from '../api/read-api'
import { isDraft, type Page } from '../page/read-pages'
import { contentFolder, inContent } from '../source/file-names'
import type { SiteSource } from '../source/site-source'
import type { Place } from './navigation'
import { labelOf } from './sidebars'

/** What writes days, by calendar: to make one costs more than to write hundreds of days. */
const writers = new Map<string, Intl.DateTimeFormat>()

/** A day as readers write it in the site's language, by its calendar. */
function dayOf(date: string, { calendar }: SiteSettings['locale']): string {
  const options = { dateStyle: 'long', timeZone: 'UTC', calendar } as const
  const writer = writers.get(calendar) ?? new Intl.DateTimeFormat(words.tag, options)
  writers.set(calendar, writer)
  return writer.format(new Date(date))
}

/** A page as the site shows it: what its file says, and its place among the others. */
export function toDoc(
  page: Page,
  place: Place | undefined,
  settings: SiteSettings,
  source: SiteSource,
  { operations }: ApiModel,
): Doc {
  const { frontmatter, content } = page
  const operation = operations.get(inContent(page.file))
  const lastUpdate = source.lastUpdates.get(page.file) ?? null
  const { minLevel, maxLevel } = settings.tableOfContents
  return {
    docId: page.docId,
    kind: kindOf(page),
    path: page.path,
    file: page.file,
    aliases: frontmatter.aliases ?? [],
    title: frontmatter.title,
    label: labelOf(page),
    description: frontmatter.description,
    keywords: frontmatter.keywords ?? [],
    sectionKeywords: frontmatter.sectionKeywords ?? {},
    order: frontmatter.order ?? 0,
    draft: isDraft(page),
    unlisted: frontmatter.unlisted ?? false,
    sidebar: place?.sidebar ?? '',
    breadcrumbs: place?.breadcrumbs ?? [],
    previous: place?.previous ?? null,
    next: place?.next ?? null,
    toc: content.headings.filter(({ level }) => level >= minLevel && level <= maxLevel),
    editUrl: editAddress(page.file, settings, source),
    lastUpdate,
    lastUpdateText: lastUpdate && wholeDays(dayOf(lastUpdate, settings.locale)),
    checked: frontmatter.checked ? wholeDays(frontmatter.checked) : null,
    sources: (frontmatter.sources ?? []).map((source) => ({ ...source, title: wholeDays(source.title) })),
    content: content.tree,
    images: imagesOf(page),
    endpoint: operation ? endpointOf(operation) : null,
  }
}

/** Where a file is edited: the settings say it for those in content/docs, and others stand beside that folder. */
function editAddress(file: string, { editUrl }: SiteSettings, { edition }: SiteSource): string {
  const folder = edition?.folders.get(file)
  if (!folder) return editUrl + file
  return new URL(`${path.posix.relative(contentFolder, folder)}/${file}`, editUrl).href
}

function kindOf({ isIndex, folder, frontmatter }: Page): DocKind {
  if (frontmatter.operation || frontmatter.dataType) return 'api'
  return isIndex && !folder.includes('/') ? 'section' : 'doc'
}

const imagesOf = (page: Page): ContentImageRef[] =>
  page.content.images.map(({ src }) => ({ src, file: path.posix.join(page.folder, src) }))

/** The version of the documentation that all pages belong to. */
export function toVersion(
  { docsVersion }: SiteSettings,
  pages: Page[],
  drafts: Page[],
  sidebars: Sidebar[],
): DocsVersion {
  return {
    name: docsVersion.name,
    label: docsVersion.label,
    isLast: docsVersion.isLast,
    path: docsVersion.path,
    mainDocId: docsVersion.mainDocId,
    docIds: pages.map((page) => page.docId),
    draftIds: drafts.map((page) => page.docId),
    sidebars: sidebars.map((sidebar) => sidebar.name),
  }
}
