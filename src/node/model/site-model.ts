import { docsRoot } from '../../shared/routes'
import type { PageEditions } from '../../shared/page-editions'
import type { SearchSettings } from '../../shared/search'
import { phraseOf } from '../../shared/words'
import type { SiteSettings } from '../../site/settings-schema'
import type { Category, Doc, DocsVersion, Sidebar } from '../../shared/site'
import { serviceDocuments, type PublishedDocument } from '../api/documents/service-documents'
import { requestDocuments } from '../api/documents/request-documents'
import { foldersOfStraySettings } from '../checks/file-names'
import { checkImagesOfSettings } from '../checks/images'
import type { Targets } from '../checks/link-targets'
import { checkSettingsLinks } from '../checks/links'
import { checkSectionKeywords } from '../checks/section-keywords'
import { unusedVariables } from '../checks/unused-variables'
import { checkSettingsEditions } from '../checks/settings-editions'
import { checkSettingsNames } from '../checks/settings-names'
import type { compileContent } from '../page/compile'
import { compileWhenNeeded } from '../page/compile-when-needed'
import type { Mistake } from '../source/mistakes'
import type { SiteSource } from '../source/site-source'
import { readableSource } from '../source/readable'
import type { Variables } from '../source/variables'
import { toDoc, toVersion } from './docs'
import { pageEditions, placeMistakes } from './editions'
import { withLabels } from './labels'
import { labelsTwice } from './labels-twice'
import { buildListings, checkGroups } from './listings'
import { withoutLostFiles } from './lost-files'
import { checkSections, placePages } from './navigation'
import { resolveSettings, siteAddress, type ResolvedSettings } from './settings'
import { buildSidebars } from './sidebars'
import { mistakesOf, missingVersion, warningsOf, warnOfCutHistory } from './site-mistakes'
import { readParts, readVariables, targetsOf, type Parts } from './site-parts'
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
  mistakes: Mistake[]
  /** What an author should know, but readers can live with. */
  warnings: Mistake[]
}

/**
 * Builds the site's model from its sources: one way, in one place. Mistakes are collected, not thrown; a model with
 * mistakes is incomplete and must not be published.
 * @param compile the page compiler; the build passes one that remembers
 */
export async function buildSiteModel(
  given: SiteSource,
  compile: typeof compileContent = compileWhenNeeded,
): Promise<SiteModel> {
  const { mistakes, warnings, ...model } = await buildModel(given, compile)
  const place = (list: Mistake[]) => placeMistakes(list, given.edition)
  return { ...model, mistakes: place(withoutLostFiles(mistakes, given)), warnings: place(warnings) }
}

async function buildModel(given: SiteSource, compile: typeof compileContent): Promise<SiteModel> {
  const { source: readable, mistakes: damage } = readableSource(given)
  const labels = withLabels(readable.settings, readable.labels)
  const source = { ...readable, settings: labels.settings }
  const missing = missingVersion(source)
  // Every link would seem to lead nowhere.
  if (missing.length) return { ...emptyModel, mistakes: [...damage, ...labels.mistakes, ...missing] }
  const { variables, mistakes: unfilled } = readVariables(source)
  const parts = await readParts(source, variables, compile)
  const targets = targetsOf(parts, source)
  const settings = parts.settings.value
  const site = settings ? arrangeSite(settings, parts, targets.paths, source, variables) : emptyModel
  return {
    ...site,
    mistakes: [
      ...damage,
      ...labels.mistakes,
      ...unfilled,
      ...mistakesOf(parts, targets.paths, source, variables),
      // Anchors of headings that hold a variable are known once that is.
      ...(unfilled.length ? [] : checkSectionKeywords(parts.pages, targets.paths)),
      ...checkTranslations(source.edition),
      ...targets.mistakes,
      ...site.mistakes,
    ],
    warnings: [
      ...warningsOf(parts, source),
      ...(unfilled.length ? [] : unusedVariables(source, variables)),
      ...warnOfCutHistory(source),
      ...warnOfTranslations(source.edition),
      ...labels.warnings,
      ...site.warnings,
    ],
  }
}

/** Puts the parts of a site in order, as its settings have it, and reports what does not fit there. */
function arrangeSite(
  settings: SiteSettings,
  parts: Parts,
  targets: Targets,
  source: SiteSource,
  variables: Variables,
): SiteModel {
  const { pages, drafts, categories, api } = parts
  const structure = buildSidebars(settings, pages, categories.value, parts.lineInSettings, drafts)
  const { sidebars } = structure
  const places = placePages(sidebars, settings.breadcrumbs)
  const docs = pages.map((page) => toDoc(page, places.get(page.path), settings, source, api))
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
    search: searchSettings(settings, docs, parts.synonyms.value ?? []),
    editions,
    documents: api.broken.size ? [] : documentsOf(parts, docs, settings),
    mistakes: [
      ...structure.mistakes.filter(({ file }) => !foldersOfStraySettings(source).includes(file)),
      ...checkSettingsNames(settings, [...pages, ...drafts], parts.lineInSettings),
      ...(source.edition?.edition.name ? [] : checkSettingsEditions(settings, parts.lineInSettings)),
      ...checkSections(pages, places),
      ...checkGroups(categories.value, listings, pages, source.categories),
      ...checkImagesOfSettings(settings, source.staticFiles, parts.lineInSettings),
      ...checkSettingsLinks(settings, targets, parts.lineInSettings),
    ],
    warnings: labelsTwice(structure, pages, source.categories),
  }
}

/** The descriptions of the services, which name folders by their settings, too. */
function documentsOf({ api, categories }: Parts, docs: Doc[], settings: SiteSettings): PublishedDocument[] {
  const folders = [...categories.value].map(([folder, { description }]) => ({
    path: `${docsRoot}${folder}/`,
    description,
  }))
  return [
    ...serviceDocuments(api, [...docs, ...folders], siteAddress(settings)),
    ...requestDocuments(api, docs, settings.workbench.sendsTo),
  ]
}

/** The search's settings, with the suggested pages by their paths, and the words of synonyms. */
const searchSettings = (
  { search }: SiteSettings,
  docs: readonly Doc[],
  synonyms: SearchSettings['synonyms'],
): SearchSettings => ({
  ...search,
  suggested: search.suggested.flatMap((docId) => docs.find((doc) => doc.docId === docId)?.path ?? []),
  synonyms: synonyms.map((group) => group.map(phraseOf)),
})

const emptyModel: SiteModel = {
  docs: [],
  categories: [],
  sidebars: [],
  version: null,
  settings: null,
  search: { maxHits: 0, suggested: [], synonyms: [] },
  documents: [],
  editions: new Map(),
  mistakes: [],
  warnings: [],
}
