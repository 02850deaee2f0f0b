import { fixedPages, siteFiles, textFiles } from '../../shared/routes'
import { documentPaths } from '../api/documents/service-documents'
import { linkTargets } from '../checks/link-targets'
import { documentsAtTakenAddresses } from '../checks/routes'
import type { compileContent } from '../page/compile'
import { isDraft, readPages } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { parseGlossary } from '../source/glossary'
import { variablesFile } from '../source/file-names'
import type { SiteSource } from '../source/site-source'
import { linesOfSettings } from '../source/settings-code'
import { namesInBraces } from '../source/source-texts'
import { parseSynonyms } from '../source/synonyms'
import { parseVariables, type Variables } from '../source/variables'
import { listingPath, readCategories } from './categories'
import { collectRedirects } from './redirects'
import { checkSettings } from './settings'

/**
 * The variables: an edition's own instead of the common ones of their names. Where a file can't be read as a whole, each name
 * in braces may stand in the rest of it, and has a value, too.
 */
export function readVariables(source: SiteSource): { variables: Variables; mistakes: Mistake[] } {
  const own = parseVariables(source.variables, variablesFile)
  const common = parseVariables(source.commonVariables ?? '', variablesFile)
  const isCut = own.unread ?? common.unread
  const lost = isCut ? [...namesInBraces(source)].map((name) => [name, name] as const) : []
  return {
    variables: { ...Object.fromEntries(lost), ...valuesOf(common), ...valuesOf(own) },
    mistakes: own.mistakes,
  }
}

const valuesOf = ({ value, found }: ReturnType<typeof parseVariables>) => value ?? found

/** What each source of a site says by itself. */
export type Parts = Awaited<ReturnType<typeof readParts>>

/** Reads each source by itself. @param compile the page compiler */
export async function readParts(source: SiteSource, variables: Variables, compile: typeof compileContent) {
  const glossary = parseGlossary(source.glossary, variables)
  const { pages: all, ...read } = await readPages(source, variables, glossary.value, compile)
  const lineInSettings = linesOfSettings(source)
  return {
    ...read,
    all,
    drafts: all.filter(isDraft),
    /** Those that are part of the site. */
    pages: source.includeDrafts ? all : all.filter((page) => !isDraft(page)),
    settings: checkSettings(source.settings, variables, lineInSettings),
    lineInSettings,
    glossary,
    synonyms: parseSynonyms(source.synonyms, variables),
    categories: readCategories(source, variables),
  }
}

/** Everything that a link may lead to, and the aliases that can't be. */
export function targetsOf({ all, pages, categories, settings, api }: Parts, { staticFiles }: SiteSource) {
  const listings = [...categories.value.values()].flatMap((category) => listingPath(category) ?? [])
  const documents = [...documentPaths(api), ...api.lostDocuments]
  const others = [...fixedPages, ...listings, ...staticFiles, ...documents, ...textFiles]
  const { redirects, mistakes } = collectRedirects(pages, [...others, ...siteFiles])
  const taken = documentsAtTakenAddresses(api.services, [...fixedPages, ...staticFiles, ...siteFiles])
  return {
    paths: linkTargets(all, others, redirects, settings.value?.url),
    mistakes: [...mistakes, ...taken],
  }
}
