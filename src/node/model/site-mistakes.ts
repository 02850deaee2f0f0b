import { posix } from 'node:path'
import { descriptionsOfTitles, findDuplicates, findOrphans } from '../checks/duplicates-and-orphans'
import { wrongDays } from '../checks/days'
import { checkFileNames, checkStrayFiles, foldersOfOneName, picturesOfOneName } from '../checks/file-names'
import { checkImages, checkImageSizes, unshownPictures } from '../checks/images'
import type { Targets } from '../checks/link-targets'
import { checkGlossaryLinks, checkPageLinks, checkServiceLinks } from '../checks/links'
import { unreplacedPlaceholders } from '../checks/placeholders'
import { emptyPages, emptySections } from '../checks/empty-pages'
import { findSecrets } from '../checks/secrets'
import { foldersOfTwoServices, servicesWithoutPages } from '../checks/service-folders'
import { duplicateRoutes, listingsAtRoutesOfPages } from '../checks/routes'
import type { Mistake } from '../source/mistakes'
import { settingsFile } from '../source/file-names'
import type { SiteSource } from '../source/site-source'
import { repeatedKeys } from '../source/settings-code'
import { textsOf } from '../source/source-texts'
import type { Variables } from '../source/variables'
import { categoriesBesideIndexPages, emptyCategories } from './categories'
import { wrongInSettings } from './settings'
import type { Parts } from './site-parts'

/** A version that the settings name, and that nobody has copied. */
export function missingVersion({ edition, pages }: SiteSource): Mistake[] {
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

/** The mistakes of each source, and of the sources together. */
export function mistakesOf(
  parts: Parts,
  targets: Targets,
  source: SiteSource,
  variables: Variables,
): Mistake[] {
  const { pages, settings, glossary, synonyms, categories, api } = parts
  return [
    ...settings.mistakes,
    ...wrongInSettings(source.settings, variables, parts.lineInSettings),
    ...repeatedKeys(source),
    ...parts.mistakes,
    ...duplicateRoutes(parts.all),
    ...listingsAtRoutesOfPages(categories.value, source.categories, parts.all),
    ...categories.mistakes,
    ...categoriesBesideIndexPages(categories.value, parts.all),
    ...emptyPages(parts.all),
    ...emptySections(parts.all),
    ...unreplacedPlaceholders(parts.all),
    ...wrongDays(parts.all, new Date()),
    ...findSecrets(textsOf(source)),
    ...descriptionsOfTitles(parts.all),
    ...glossary.mistakes,
    ...checkGlossaryLinks(glossary.value ?? glossary.found, source.glossary, targets),
    ...synonyms.mistakes,
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
export const warnOfCutHistory = ({ isHistoryCut, pages, lastUpdates }: SiteSource): Mistake[] =>
  isHistoryCut
    ? [
        {
          file: 'The clone',
          message: `is shallow: ${pages.filter(({ file }) => !lastUpdates.has(file)).length} of ${pages.length} pages do not say when they were last changed.`,
          fix: 'Fetch the rest with "git fetch --unshallow"; in GitHub\'s jobs, set "fetch-depth: 0" for actions/checkout.',
        },
      ]
    : []

/** What authors should know of the sources together, but readers can live with. */
export const warningsOf = (
  { warnings, categories, pages, all, api }: Parts,
  source: SiteSource,
): Mistake[] => [
  ...warnings,
  ...emptyCategories(categories.value, pages),
  ...findDuplicates(pages),
  ...findOrphans(pages),
  ...unshownPictures(all, source.assets),
  ...servicesWithoutPages(api.services, all, source.services),
]
