import { posix } from 'node:path'
import { docsRoot, fixedPages, siteFiles, textFiles } from '../../shared/routes'
import type { SearchSettings } from '../../shared/search'
import type { PageEditions } from '../../shared/page-editions'
import type { Category, Doc, DocsVersion, Sidebar } from '../../shared/site'
import { documentPaths, serviceDocuments, type PublishedDocument } from '../api/documents/service-documents'
import { requestDocuments } from '../api/documents/request-documents'
import { descriptionsOfTitles, findDuplicates, findOrphans } from '../checks/duplicates-and-orphans'
import { wrongDays } from '../checks/days'
import {
  checkFileNames,
  checkStrayFiles,
  foldersOfOneName,
  foldersOfStraySettings,
  picturesOfOneName,
} from '../checks/file-names'
import { checkImages, checkImageSizes, checkImagesOfSettings, unshownPictures } from '../checks/images'
import {
  checkGlossaryLinks,
  checkPageLinks,
  checkServiceLinks,
  checkSettingsLinks,
  linkTargets,
  type Targets,
} from '../checks/links'
import { leftPlaceholders } from '../checks/placeholders'
import { emptyPages, emptySections } from '../checks/empty-pages'
import { findSecrets } from '../checks/secrets'
import { checkSectionKeywords } from '../checks/section-keywords'
import { foldersOfTwoServices, servicesWithoutPages } from '../checks/service-folders'
import { unusedVariables } from '../checks/unused-variables'
import { checkSettingsEditions } from '../checks/settings-editions'
import { checkSettingsNames } from '../checks/settings-names'
import { documentsAtTakenAddresses, duplicateRoutes, listingsAtRoutesOfPages } from '../checks/routes'
import type { compileContent } from '../page/compile'
import { compileWhenNeeded } from '../page/compile-when-needed'
import { readPages, type Page } from '../page/read-pages'
import type { Fault } from '../source/faults'
import { parseGlossary } from '../source/glossary'
import { settingsFile, variablesFile, type SiteSource } from '../source/read-source'
import { readableSource } from '../source/readable'
import { linesOfSettings, repeatedKeys } from '../source/settings-code'
import { namesInBraces, textsOf } from '../source/source-texts'
import { parseSynonyms } from '../source/synonyms'
import { parseVariables, type Variables } from '../source/variables'
import { categoriesBesideIndexPages, emptyCategories, listingPath, readCategories } from './categories'
import { toDoc, toVersion } from './docs'
import { pageEditions, placeFaults } from './editions'
import { withLabels } from './labels'
import { buildListings, checkGroups } from './listings'
import { withoutLostFiles } from './lost-files'
import { checkSections, placePages } from './navigation'
import { collectRedirects } from './redirects'
import {
  checkSettings,
  resolveSettings,
  siteAddress,
  wrongInSettings,
  withYear,
  type ResolvedSettings,
} from './settings'
import { labelsTwice } from './labels-twice'
import { buildSidebars } from './sidebars'
import { checkTranslations, warnOfTranslations } from './translations'

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
  /** Where the site has several languages or versions: what each page has to know of the others, by its path. */
  editions: ReadonlyMap<string, PageEditions>
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
export async function buildSiteModel(
  given: SiteSource,
  compile: typeof compileContent = compileWhenNeeded,
): Promise<SiteModel> {
  const { faults, warnings, ...model } = await buildModel(given, compile)
  const place = (list: Fault[]) => placeFaults(list, given.edition)
  return { ...model, faults: place(withoutLostFiles(faults, given)), warnings: place(warnings) }
}

async function buildModel(given: SiteSource, compile: typeof compileContent): Promise<SiteModel> {
  const { source: readable, faults: damage } = readableSource(given)
  const labels = withLabels(readable.settings, readable.labels)
  const source = { ...readable, settings: labels.settings }
  const missing = missingVersion(source)
  // Every link would seem to lead nowhere.
  if (missing.length) return { ...emptyModel, faults: [...damage, ...labels.faults, ...missing] }
  const { variables, faults: unfilled } = readVariables(source)
  const parts = await readParts(source, variables, compile)
  const targets = targetsOf(parts, source)
  const faults = [
    ...damage,
    ...labels.faults,
    ...unfilled,
    ...faultsOf(parts, targets.paths, source, variables),
    // Anchors of headings that hold a variable are known once that is.
    ...(unfilled.length ? [] : checkSectionKeywords(parts.pages, targets.paths)),
    ...checkTranslations(source.edition),
    ...targets.faults,
  ]
  const warnings = [
    ...warningsOf(parts, source),
    ...(unfilled.length ? [] : unusedVariables(source, variables)),
    ...warnOfCutHistory(source),
    ...warnOfTranslations(source.edition),
    ...labels.warnings,
  ]
  const settings = parts.settings.value
  if (!settings) return { ...emptyModel, warnings, faults }

  const { pages, drafts, categories, api } = parts
  const structure = buildSidebars(settings, pages, categories.value, parts.lineInSettings, drafts)
  const { sidebars } = structure
  warnings.push(...labelsTwice(structure, pages, source.categories))
  const places = placePages(sidebars, settings.breadcrumbs)
  const docs = pages.map((page) => toDoc(page, places.get(page.path), settings, source, api))
  const folders = [...categories.value].map(([folder, { description }]) => ({
    path: `${docsRoot}${folder}/`,
    description,
  }))
  const listings = buildListings(structure, categories.value, places, pages)
  const editions = pageEditions(source, { docs, categories: listings }, variables)
  const marked = <T extends { path: string }>(page: T) =>
    editions.get(page.path)?.text === 'untranslated' ? { ...page, untranslated: true as const } : page
  return {
    docs: docs.map(marked),
    categories: listings.map(marked),
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
    editions,
    documents: api.broken.size
      ? []
      : [
          ...serviceDocuments(api, [...docs, ...folders], siteAddress(settings)),
          ...requestDocuments(api, docs, settings.workbench.sendsTo),
        ],
    faults: [
      ...faults,
      ...structure.faults.filter(({ file }) => !foldersOfStraySettings(source).includes(file)),
      ...checkSettingsNames(settings, [...pages, ...drafts], parts.lineInSettings),
      ...(source.edition?.edition.name ? [] : checkSettingsEditions(settings, parts.lineInSettings)),
      ...checkSections(pages, places),
      ...checkGroups(categories.value, listings, pages, source.categories),
      ...checkImagesOfSettings(settings, source.staticFiles, parts.lineInSettings),
      ...checkSettingsLinks(settings, targets.paths, parts.lineInSettings),
    ],
    warnings,
  }
}

/** A version that the settings name, and that nobody has copied. */
function missingVersion({ edition, pages }: SiteSource): Fault[] {
  if (!edition || pages.length) return []
  const folder = edition.edition.docs.at(-1)!
  return [
    {
      file: settingsFile,
      message: `There are no pages of the version "${edition.edition.version.name}".`,
      fix: `Copy them: mkdir -p ${posix.dirname(folder)} && cp -r content/docs ${posix.dirname(folder)}/. Or take it out of "olderVersions".`,
    },
  ]
}

/**
 * The variables: an edition's own instead of the common ones of their names. Where a file can't be read as a whole, each name
 * in braces may stand in the rest of it, and has a value, too.
 */
function readVariables(source: SiteSource): { variables: Variables; faults: Fault[] } {
  const own = parseVariables(source.variables, variablesFile)
  const common = parseVariables(source.commonVariables ?? '', variablesFile)
  const isCut = own.unread ?? common.unread
  const lost = isCut ? [...namesInBraces(source)].map((name) => [name, name]) : []
  return {
    variables: { ...Object.fromEntries(lost), ...valuesOf(common), ...valuesOf(own) } as Variables,
    faults: own.faults,
  }
}

const valuesOf = ({ value, found }: ReturnType<typeof parseVariables>) => value ?? found

const emptyModel: SiteModel = {
  docs: [],
  categories: [],
  sidebars: [],
  version: null,
  settings: null,
  search: { maxHits: 0, suggested: [], synonyms: [] },
  documents: [],
  editions: new Map(),
  faults: [],
  warnings: [],
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** What each source says by itself. */
async function readParts(source: SiteSource, variables: Variables, compile: typeof compileContent) {
  const glossary = parseGlossary(source.glossary, variables)
  const { pages: all, ...read } = await readPages(source, variables, glossary.value, compile)
  const isDraft = ({ frontmatter }: Page) => Boolean(frontmatter.draft)
  const lineInSettings = linesOfSettings(source)
  return {
    ...read,
    all,
    drafts: all.filter(isDraft),
    /** Those that are part of the site. */
    pages: source.includeDrafts ? all : all.filter((page) => !isDraft(page)),
    settings: checkSettings(source.settings, withYear(variables, source), lineInSettings),
    lineInSettings,
    glossary,
    synonyms: parseSynonyms(source.synonyms, variables),
    categories: readCategories(source, variables),
  }
}

/** Everything that a link may lead to, and the aliases that can't be. */
function targetsOf({ all, pages, categories, settings, api }: Parts, { staticFiles }: SiteSource) {
  const listings = [...categories.value.values()].flatMap((category) => listingPath(category) ?? [])
  const documents = [...documentPaths(api), ...api.lostDocuments]
  const others = [...fixedPages, ...listings, ...staticFiles, ...documents, ...textFiles]
  const { redirects, faults } = collectRedirects(pages, [...others, ...siteFiles])
  const taken = documentsAtTakenAddresses(api.services, [...fixedPages, ...staticFiles, ...siteFiles])
  return { paths: linkTargets(all, others, redirects, settings.value?.url), faults: [...faults, ...taken] }
}

/** The mistakes of each source, and of the sources together. */
function faultsOf(parts: Parts, targets: Targets, source: SiteSource, variables: Variables): Fault[] {
  const { pages, settings, glossary, synonyms, categories, api } = parts
  return [
    ...settings.faults,
    ...wrongInSettings(source.settings, withYear(variables, source), parts.lineInSettings),
    ...repeatedKeys(source),
    ...parts.faults,
    ...duplicateRoutes(parts.all),
    ...listingsAtRoutesOfPages(categories.value, source.categories, parts.all),
    ...categories.faults,
    ...categoriesBesideIndexPages(categories.value, parts.all),
    ...emptyPages(parts.all),
    ...emptySections(parts.all),
    ...leftPlaceholders(parts.all),
    ...wrongDays(parts.all, new Date()),
    ...findSecrets(textsOf(source)),
    ...descriptionsOfTitles(parts.all),
    ...glossary.faults,
    ...checkGlossaryLinks(glossary.value ?? glossary.found, source.glossary, targets),
    ...synonyms.faults,
    ...checkFileNames(source),
    ...checkStrayFiles(source),
    ...picturesOfOneName(source),
    ...foldersOfOneName(source),
    ...checkImages(pages, source.assets),
    ...checkImageSizes(source.imageSizes),
    ...checkPageLinks(pages, targets),
    ...checkServiceLinks(api.services, targets),
    ...foldersOfTwoServices(api.services, source.services),
  ]
}

/** Where dates are missing that readers, the sitemap and search engines would get. */
const warnOfCutHistory = ({ isHistoryCut, pages, lastUpdates }: SiteSource): Fault[] =>
  isHistoryCut
    ? [
        {
          file: 'The clone',
          message: `is shallow: ${pages.filter(({ file }) => !lastUpdates.has(file)).length} of ${pages.length} pages do not say when they were last changed.`,
          fix: 'Fetch the rest with "git fetch --unshallow"; in GitHub\'s jobs, set "fetch-depth: 0" for actions/checkout.',
        },
      ]
    : []

const warningsOf = ({ warnings, categories, pages, all, api }: Parts, source: SiteSource): Fault[] => [
  ...warnings,
  ...emptyCategories(categories.value, pages),
  ...findDuplicates(pages),
  ...findOrphans(pages),
  ...unshownPictures(all, source.assets),
  ...servicesWithoutPages(api.services, all, source.services),
]
