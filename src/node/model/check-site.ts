import { formatMistakes, formatWarning, type Mistake } from '../source/mistakes'
import type { compileContent } from '../page/compile'
import { buildSiteModel, type SiteModel } from './site-model'
import {
  glossaryFile,
  inContent,
  servicesFolder,
  settingsFile,
  synonymsFile,
  variablesFile,
} from '../source/file-names'
import type { SiteSource } from '../source/site-source'

/** What a check found, as a text to print. */
export interface SiteReport {
  report: string
  failed: boolean
}

/** What is wrong with a site, and what its authors should know. */
export type Found = Pick<SiteModel, 'mistakes' | 'warnings'>

/**
 * Checks content and settings as the build does, without building anything.
 * @param parts parts of paths; a mistake is told if its file's path contains one of them, or if there are none
 * @param compile a compiler that remembers spares the time for pages that have not changed
 */
export async function findMistakes(
  source: SiteSource,
  parts: readonly string[],
  compile: typeof compileContent,
): Promise<Found> {
  const { mistakes, warnings } = await buildSiteModel(source, compile)
  const wanted = ({ file }: Mistake) => !parts.length || parts.some((part) => file.includes(part))
  return { mistakes: mistakes.filter(wanted), warnings: warnings.filter(wanted) }
}

/** Parts of paths that are in the path of no file: what they should narrow the report down to is not there. */
export function unmatchedParts(parts: readonly string[], sources: readonly SiteSource[]): string[] {
  const files = sources.flatMap(({ pages, categories, assets, services }) => [
    ...[...pages, ...categories].map(({ file }) => inContent(file)),
    ...assets.map(inContent),
    ...services.map(({ file }) => `${servicesFolder}/${file}`),
  ])
  const others = [glossaryFile, variablesFile, synonymsFile, settingsFile]
  return parts.filter((part) => ![...files, ...others].some((file) => file.includes(part)))
}

/** What was found in several languages and versions: a page that is not translated has its mistakes in both. */
export function together(found: readonly Found[]): Found {
  const once = (mistakes: Mistake[]) => [
    ...new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake])).values(),
  ]
  return {
    mistakes: once(found.flatMap(({ mistakes }) => mistakes)),
    warnings: once(found.flatMap(({ warnings }) => warnings)),
  }
}

/** What was found, as a text. */
export function reportOf({ mistakes, warnings }: Found): SiteReport {
  const noted = warnings.map((warning) => `Warning: ${formatWarning(warning)}`)
  const result = mistakes.length ? formatMistakes(mistakes) : 'No mistakes in the content or the settings.'
  return { report: [...noted, result].join('\n'), failed: mistakes.length > 0 }
}
