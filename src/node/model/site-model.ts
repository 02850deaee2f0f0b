import { fixedPages } from '../../shared/routes'
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
} from '../checks/links'
import { compileContent } from '../page/compile'
import { readPages } from '../page/read-pages'
import type { Fault } from '../source/faults'
import { parseGlossary } from '../source/glossary'
import { variablesFile, type SiteSource } from '../source/read-source'
import { parseSynonyms } from '../source/synonyms'
import { parseVariables } from '../source/variables'
import { emptyCategories, listingPath, readCategories } from './categories'
import { toDoc, toVersion } from './docs'
import { buildListings } from './listings'
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
  const read = await readPages(source, variables.value, glossary.value, compile)
  const synonyms = parseSynonyms(source.synonyms, variables.value)
  const { categories, faults: categoryFaults } = readCategories(source, variables.value)
  const drafts = read.pages.filter((page) => page.frontmatter.draft)
  const pages = source.includeDrafts ? read.pages : read.pages.filter((page) => !page.frontmatter.draft)
  const warnings = [
    ...read.warnings,
    ...emptyCategories(categories, pages),
    ...findDuplicates(pages),
    ...findOrphans(pages),
  ]
  const listingPaths = [...categories.values()].flatMap((category) => listingPath(category) ?? [])
  const otherPaths = [...fixedPages, ...listingPaths, ...source.staticFiles, ...documentPaths(read.api)]
  const redirects = collectRedirects(pages, otherPaths)
  const targets = linkTargets(read.pages, otherPaths, redirects.redirects)
  const faults = [
    ...settings.faults,
    ...unknownInSettings(source.settings, variables.value),
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
    ...checkServiceLinks(read.api.services, targets),
    ...redirects.faults,
  ]
  if (!settings.value) return { ...empty, warnings, faults }

  const structure = buildSidebars(settings.value, pages, categories)
  const places = placePages(structure.sidebars, settings.value.breadcrumbs)
  const docs = pages.map((page) => toDoc(page, places.get(page.path), settings.value, source))
  return {
    docs,
    categories: buildListings(structure, categories, places, pages),
    sidebars: structure.sidebars,
    version: toVersion(settings.value, pages, drafts, structure.sidebars),
    settings: resolveSettings(settings.value, pages, drafts, structure.sidebars),
    search: { ...settings.value.search, synonyms: synonyms.value ?? [] },
    documents: read.api.broken.size ? [] : serviceDocuments(read.api, docs, settings.value.url),
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
