import { docsRoot, fixedPages, textFiles } from '../../shared/routes'
import type { SearchSettings } from '../../shared/search'
import type { Category, Doc, DocsVersion, Sidebar } from '../../shared/site'
import { documentPaths, serviceDocuments, type PublishedDocument } from '../api/documents/service-documents'
import { findDuplicates, findOrphans } from '../checks/duplicates-and-orphans'
import { checkFileNames, checkStrayFiles } from '../checks/file-names'
import { checkImages, checkImageSizes } from '../checks/images'
import {
  checkGlossaryLinks,
  checkPageLinks,
  checkServiceLinks,
  checkSettingsLinks,
  linkTargets,
  type Targets,
} from '../checks/links'
import { duplicateRoutes } from '../checks/routes'
import { compileContent } from '../page/compile'
import { readPages, type Page } from '../page/read-pages'
import type { Fault } from '../source/faults'
import { parseGlossary } from '../source/glossary'
import { variablesFile, type SiteSource } from '../source/read-source'
import { parseSynonyms } from '../source/synonyms'
import { parseVariables, type Variables } from '../source/variables'
import { emptyCategories, listingPath, readCategories } from './categories'
import { toDoc, toVersion } from './docs'
import { buildListings, checkGroups } from './listings'
import { checkSections, placePages } from './navigation'
import { collectRedirects } from './redirects'
import {
  checkNames,
  checkSettings,
  resolveSettings,
  unknownInSettings,
  type ResolvedSettings,
} from './settings'
import { buildSidebars } from './sidebars'

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
  const variables = parseVariables(source.variables, variablesFile)
  // Without variables every {name} of every page would look like a mistake.
  if (!variables.value) return { ...emptyModel, faults: variables.faults }

  const parts = await readParts(source, variables.value, compile)
  const targets = targetsOf(parts, source)
  const faults = [...faultsOf(parts, targets.paths, source, variables.value), ...targets.faults]
  const warnings = warningsOf(parts)
  const settings = parts.settings.value
  if (!settings) return { ...emptyModel, warnings, faults }

  const { pages, drafts, categories, api } = parts
  const structure = buildSidebars(settings, pages, categories.value)
  const { sidebars } = structure
  const places = placePages(sidebars, settings.breadcrumbs)
  const docs = pages.map((page) => toDoc(page, places.get(page.path), settings, source, api))
  const folders = [...categories.value].map(([folder, { description }]) => ({
    path: `${docsRoot}${folder}/`,
    description,
  }))
  const listings = buildListings(structure, categories.value, places, pages)
  return {
    docs,
    categories: listings,
    sidebars,
    version: toVersion(settings, pages, drafts, sidebars),
    settings: resolveSettings(settings, pages, drafts, sidebars),
    search: {
      ...settings.search,
      suggested: settings.search.suggested.flatMap(
        (docId) => docs.find((doc) => doc.docId === docId)?.path ?? [],
      ),
      synonyms: parts.synonyms.value ?? [],
    },
    documents: api.broken.size ? [] : serviceDocuments(api, [...docs, ...folders], settings.url),
    faults: [
      ...faults,
      ...structure.faults,
      ...checkNames(settings, [...pages, ...drafts]),
      ...checkSections(pages, places),
      ...checkGroups(categories.value, listings),
      ...checkSettingsLinks(settings, targets.paths),
    ],
    warnings,
  }
}

const emptyModel: SiteModel = {
  docs: [],
  categories: [],
  sidebars: [],
  version: null,
  settings: null,
  search: { maxHits: 0, suggested: [], synonyms: [] },
  documents: [],
  faults: [],
  warnings: [],
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** What each source says by itself. */
async function readParts(source: SiteSource, variables: Variables, compile: typeof compileContent) {
  const glossary = parseGlossary(source.glossary, variables)
  const { pages: all, ...read } = await readPages(source, variables, glossary.value, compile)
  const isDraft = ({ frontmatter }: Page) => Boolean(frontmatter.draft)
  return {
    ...read,
    all,
    drafts: all.filter(isDraft),
    /** Those that are part of the site. */
    pages: source.includeDrafts ? all : all.filter((page) => !isDraft(page)),
    settings: checkSettings(source.settings, variables),
    glossary,
    synonyms: parseSynonyms(source.synonyms, variables),
    categories: readCategories(source, variables),
  }
}

/** Everything that a link may lead to, and the aliases that can't be. */
function targetsOf({ all, pages, categories, api }: Parts, { staticFiles }: SiteSource) {
  const listings = [...categories.value.values()].flatMap((category) => listingPath(category) ?? [])
  const others = [...fixedPages, ...listings, ...staticFiles, ...documentPaths(api), ...textFiles]
  const { redirects, faults } = collectRedirects(pages, others)
  return { paths: linkTargets(all, others, redirects), faults }
}

/** The mistakes of each source, and of the sources together. */
function faultsOf(parts: Parts, targets: Targets, source: SiteSource, variables: Variables): Fault[] {
  const { pages, settings, glossary, synonyms, categories, api } = parts
  return [
    ...settings.faults,
    ...unknownInSettings(source.settings, variables),
    ...parts.faults,
    ...duplicateRoutes(parts.all),
    ...categories.faults,
    ...glossary.faults,
    ...checkGlossaryLinks(glossary.value ?? [], source.glossary, targets),
    ...synonyms.faults,
    ...checkFileNames(source),
    ...checkStrayFiles(source),
    ...checkImages(pages, source.assets),
    ...checkImageSizes(source.imageSizes),
    ...checkPageLinks(pages, targets),
    ...checkServiceLinks(api.services, targets),
  ]
}

const warningsOf = ({ warnings, categories, pages }: Parts): Fault[] => [
  ...warnings,
  ...emptyCategories(categories.value, pages),
  ...findDuplicates(pages),
  ...findOrphans(pages),
]
