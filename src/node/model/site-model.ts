import path from 'node:path'
import { docsRoot, fixedPages } from '../../shared/routes'
import type { SearchSettings } from '../../shared/search'
import { isListed, itemPath } from '../../shared/sidebar'
import type {
  Category,
  CategoryCard,
  ContentImageRef,
  Doc,
  DocKind,
  DocsVersion,
  Sidebar,
  SidebarCategory,
  SidebarItem,
} from '../../shared/site'
import { settingsSchema, type NavbarItem, type SiteSettings } from '../../site/settings-schema'
import { addReference } from '../api/add-to-pages'
import { documentPaths, serviceDocuments, type PublishedDocument } from '../api/documents/service-documents'
import { readReference } from '../api/read-api'
import { highlight } from '../page/code'
import { compileContent } from '../page/compile'
import { suggest, type Fault } from '../source/faults'
import { checkFileNames, checkStrayFiles } from '../checks/file-names'
import { findDuplicates, findOrphans } from '../checks/duplicates-and-orphans'
import { parseGlossary } from '../source/glossary'
import { checkImages, checkImageSizes } from '../checks/images'
import {
  checkGlossaryLinks,
  checkPageLinks,
  checkServiceLinks,
  checkSettingsLinks,
  linkTargets,
} from '../checks/links'
import { placePages, type Place } from './navigation'
import { readPages, type Page } from '../page/read-pages'
import { collectRedirects } from './redirects'
import { parseSynonyms } from '../source/synonyms'
import {
  buildSidebars,
  isCategory,
  labelOf,
  listingPath,
  readCategories,
  type Categories,
  type Structure,
} from './sidebars'
import type { CategorySettings } from '../page/frontmatter'
import { inContent, settingsFile, variablesFile, type SiteSource } from '../source/read-source'
import {
  fillValue,
  parseVariables,
  unknownVariableFault,
  unknownVariables,
  type Variables,
} from '../source/variables'
import { checkValue, type Checked } from '../source/yaml-schema'

/** The site's settings, its navbar's items with their addresses. */
export type ResolvedSettings = Omit<SiteSettings, 'navbar'> & {
  navbar: { hideOnScroll: boolean; items: (NavbarItem & { href: string })[] }
}

/** The whole site as data: what GraphQL serves and the pages are made from. */
export interface SiteModel {
  docs: Doc[]
  categories: Category[]
  sidebars: Sidebar[]
  version: DocsVersion | null
  settings: ResolvedSettings | null
  search: SearchSettings
  /** What describes the services of the API reference for programs. */
  documents: PublishedDocument[]
  /** Mistakes that stop the build. */
  faults: Fault[]
  /** What an author should know, but readers can live with. */
  warnings: Fault[]
}

/**
 * Builds the site's model from its sources: one way, in one place. Mistakes are collected, not thrown; a model with
 * faults is incomplete and must not be published.
 * @param compile the page compiler; the build passes one that remembers
 */
export async function buildSiteModel(source: SiteSource, compile = compileContent): Promise<SiteModel> {
  const empty = {
    docs: [],
    categories: [],
    sidebars: [],
    version: null,
    settings: null,
    search: { maxHits: 0, synonyms: [] },
    documents: [],
    warnings: [],
  }
  const variables = parseVariables(source.variables, variablesFile)
  // Without variables every {name} of every page would look like a mistake.
  if (!variables.value) return { ...empty, faults: variables.faults }

  const settings = checkSettings(source.settings, variables.value)
  const glossary = parseGlossary(source.glossary, variables.value)
  const files = await readPages(source, variables.value, glossary.value, compile)
  const reference = readReference(files.pages, source, variables.value)
  const read = await addReference(files.pages, reference, highlight)
  const synonyms = parseSynonyms(source.synonyms, variables.value)
  const { categories, faults: categoryFaults } = readCategories(source, variables.value)
  const drafts = read.pages.filter((page) => page.frontmatter.draft)
  const pages = source.includeDrafts ? read.pages : read.pages.filter((page) => !page.frontmatter.draft)
  const warnings = [
    ...files.warnings,
    ...emptyCategories(categories, pages),
    ...findDuplicates(pages),
    ...findOrphans(pages),
  ]
  const listingPaths = [...categories.values()].flatMap((category) => listingPath(category) ?? [])
  const otherPaths = [...fixedPages, ...listingPaths, ...source.staticFiles, ...documentPaths(reference)]
  const redirects = collectRedirects(pages, otherPaths)
  const targets = linkTargets(read.pages, otherPaths, redirects.redirects)
  const faults = [
    ...settings.faults,
    ...unknownInSettings(source.settings, variables.value),
    ...files.faults,
    ...reference.faults,
    ...read.faults,
    ...categoryFaults,
    ...glossary.faults,
    ...checkGlossaryLinks(glossary.value ?? [], source.glossary, targets),
    ...synonyms.faults,
    ...checkFileNames(source),
    ...checkStrayFiles(source),
    ...checkImages(pages, source.assets),
    ...checkImageSizes(source.imageSizes),
    ...checkPageLinks(pages, targets),
    ...checkServiceLinks(reference.services, targets),
    ...redirects.faults,
  ]
  if (!settings.value) return { ...empty, warnings, faults }

  const structure = buildSidebars(settings.value, pages, categories)
  const places = placePages(structure.sidebars, settings.value.breadcrumbs)
  return {
    docs: pages.map((page) => toDoc(page, places.get(page.path), settings.value, source)),
    categories: buildListings(structure, categories, places, pages),
    sidebars: structure.sidebars,
    version: toVersion(settings.value, pages, drafts, structure.sidebars),
    settings: resolveSettings(settings.value, pages, drafts, structure.sidebars),
    search: { ...settings.value.search, synonyms: synonyms.value ?? [] },
    documents: reference.broken.size ? [] : serviceDocuments(reference, pages, settings.value.url),
    faults: [
      ...faults,
      ...structure.faults,
      ...checkNames(settings.value, [...pages, ...drafts]),
      ...checkSections(pages, places),
      ...checkSettingsLinks(settings.value, targets),
    ],
    warnings,
  }
}

/** The settings with an address for every navbar item; an item for a page that is still a draft is left out. */
function resolveSettings(
  settings: SiteSettings,
  pages: Page[],
  drafts: Page[],
  sidebars: Sidebar[],
): ResolvedSettings {
  const addressOf = (item: NavbarItem) => {
    if (item.type === 'link') return item.href
    const found =
      item.type === 'sidebar'
        ? sidebars.find(({ name }) => name === item.sidebar)
        : pages.find(({ docId }) => docId === item.docId)
    return found?.path ?? docsRoot
  }
  const isPage = (id: string) => (page: Page) => page.docId === id
  const items = settings.navbar.items
    .filter(
      (item) => item.type !== 'doc' || pages.some(isPage(item.docId)) || !drafts.some(isPage(item.docId)),
    )
    .map((item) => ({ ...item, href: addressOf(item) }))
  return { ...settings, navbar: { ...settings.navbar, items } }
}

/** Keys of the settings that hold addresses, where variables take their slug form. */
const addressKeys = ['to', 'href', 'url', 'editUrl']

/** Fills and checks the site's settings. */
export const checkSettings = (settings: unknown, variables: Variables): Checked<SiteSettings> =>
  checkValue(fillValue(settings, variables, addressKeys), settingsSchema, settingsFile)

/** References of the settings to variables that nobody defines. */
const unknownInSettings = (settings: unknown, variables: Variables): Fault[] =>
  unknownVariables(JSON.stringify(settings), variables).map((name) =>
    unknownVariableFault(name, variables, settingsFile),
  )

function toDoc(page: Page, place: Place | undefined, settings: SiteSettings, source: SiteSource): Doc {
  const { frontmatter, content } = page
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
    order: frontmatter.order ?? 0,
    draft: frontmatter.draft ?? false,
    unlisted: frontmatter.unlisted ?? false,
    sidebar: place?.sidebar ?? '',
    breadcrumbs: place?.breadcrumbs ?? [],
    previous: place?.previous ?? null,
    next: place?.next ?? null,
    toc: content.headings.filter(({ level }) => level >= minLevel && level <= maxLevel),
    editUrl: settings.editUrl + page.file,
    lastUpdate: source.lastUpdates.get(page.file) ?? null,
    sources: frontmatter.sources ?? [],
    content: content.tree,
    images: imagesOf(page),
  }
}

function kindOf({ isIndex, folder, frontmatter }: Page): DocKind {
  if (frontmatter.operation || frontmatter.dataType) return 'reference'
  return isIndex && !folder.includes('/') ? 'section' : 'doc'
}

const imagesOf = (page: Page): ContentImageRef[] =>
  page.content.images.map(({ src }) => ({ src, file: path.posix.join(page.folder, src) }))

function toVersion(
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

/** The listing pages of all categories that have one. */
function buildListings(
  { sidebars, folders }: Structure,
  categories: Categories,
  places: Map<string, Place>,
  pages: Page[],
): Category[] {
  const inSidebars = sidebars.flatMap(({ items }) => categoriesIn(items))
  return [...categories].flatMap(([folder, settings]) => {
    const listing = listingPath(settings)
    const place = listing && places.get(listing)
    const item = inSidebars.find((category) => category.href === listing)
    if (!listing || !place || !item) return []
    const items = item.items
      .filter(isListed)
      .map((child) => toCard(child, categories.get(folders.get(child) ?? ''), pages))
    return {
      folder,
      path: listing,
      label: settings.label,
      description: settings.description,
      items,
      ...place,
    }
  })
}

const categoriesIn = (items: SidebarItem[]): SidebarCategory[] =>
  items.filter(isCategory).flatMap((category) => [category, ...categoriesIn(category.items)])

function toCard(item: SidebarItem, settings: CategorySettings | undefined, pages: Page[]): CategoryCard {
  const path = itemPath(item) ?? docsRoot
  const page = pages.find((candidate) => candidate.path === path)
  return {
    label: item.label,
    path,
    description: settings?.description ?? page?.frontmatter.description ?? '',
    itemCount: isCategory(item) ? item.items.filter(isListed).length : null,
  }
}

/**
 * Names in the settings that nothing bears: sidebars and pages of the navbar, the version's main page. A draft bears its
 * name already.
 */
function checkNames(settings: SiteSettings, pages: Page[]): Fault[] {
  const sidebars = Object.keys(settings.sidebars)
  const docIds = [...new Set(pages.map((page) => page.docId))]
  const knownPages = `Known pages: ${docIds.join(', ')}.`
  const fault = (message: string, fix: string): Fault => ({ file: settingsFile, message, fix })
  const items = settings.navbar.items.flatMap((item) => {
    if (item.type === 'sidebar' && !sidebars.includes(item.sidebar))
      return fault(
        `The navbar item "${item.label}" names the unknown sidebar "${item.sidebar}".`,
        `${suggest(item.sidebar, sidebars)} Known sidebars: ${sidebars.join(', ')}.`,
      )
    if (item.type === 'doc' && !docIds.includes(item.docId))
      return fault(
        `The navbar item "${item.label}" names the unknown page "${item.docId}".`,
        `${suggest(item.docId, docIds)} ${knownPages}`,
      )
    return []
  })
  const main = settings.docsVersion.mainDocId
  return docIds.includes(main)
    ? items
    : [
        ...items,
        fault(
          `docsVersion.mainDocId is "${main}", which is no page.`,
          `${suggest(main, docIds)} ${knownPages}`,
        ),
      ]
}

/** Pages outside of every sidebar's folder. */
const checkSections = (pages: Page[], places: Map<string, Place>): Fault[] =>
  pages
    .filter((page) => !places.has(page.path))
    .map((page) => ({
      file: inContent(page.file),
      message: 'The page stands in no sidebar.',
      fix: 'Move it into the folder of a sidebar, or give its folder a sidebar in src/site/settings.ts.',
    }))

/** Categories whose pages are still to be written: they are shown nowhere, and links to their listing wait for it. */
const emptyCategories = (categories: Categories, pages: Page[]): Fault[] =>
  [...categories.keys()]
    .filter((folder) => !pages.some((page) => `${page.folder}/`.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: inContent(`${folder}/_category.yml`),
      message: 'The category has no pages.',
      fix: 'Until it has one, links to its listing lead nowhere.',
    }))
