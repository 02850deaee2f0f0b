import { formatFaults, formatWarning, type Fault } from '../source/faults'
import { compileContent } from '../page/compile'
import { buildSiteModel } from './site-model'
import type { SiteSource } from '../source/read-source'

/** What a check found, as a text to print. */
export interface SiteReport {
  report: string
  failed: boolean
}

/**
 * Checks content and settings as the build does, without building anything.
 * @param parts parts of paths; a mistake is told if its file's path contains one of them, or if there are none
 * @param compile a compiler that remembers spares the time for pages that have not changed
 */
export async function checkSite(
  source: SiteSource,
  parts: readonly string[] = [],
  compile = compileContent,
): Promise<SiteReport> {
  const { faults, warnings } = await buildSiteModel(source, compile)
  const wanted = ({ file }: Fault) => !parts.length || parts.some((part) => file.includes(part))
  const found = faults.filter(wanted)
  const noted = warnings.filter(wanted).map((warning) => `Warning: ${formatWarning(warning)}`)
  const result = found.length ? formatFaults(found) : 'No mistakes in the content or the settings.'
  return { report: [...noted, result].join('\n'), failed: found.length > 0 }
}
