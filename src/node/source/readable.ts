import { repairText } from './damaged-text'
import type { Mistake } from './mistakes'
import { glossaryFile, inContent, servicesFolder, synonymsFile, variablesFile } from './file-names'
import type { SiteSource, SourceFile } from './site-source'

/**
 * The site's sources with what damages their files put aside, so that everything else can be read and checked; and what
 * was wrong with the files.
 */
export function readableSource(source: SiteSource): { source: SiteSource; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [...(source.unreadable ?? [])]
  const repair = (text: string, file: string) => {
    const repaired = repairText(text, file)
    mistakes.push(...repaired.mistakes)
    return repaired.text
  }
  const all = (files: SourceFile[], named: (file: string) => string) =>
    files.map(({ file, text }) => ({ file, text: repair(text, named(file)) }))
  const repaired = {
    ...source,
    pages: all(source.pages, inContent),
    categories: all(source.categories, inContent),
    services: all(source.services, (file) => `${servicesFolder}/${file}`),
    glossary: repair(source.glossary, glossaryFile),
    variables: repair(source.variables, variablesFile),
    synonyms: repair(source.synonyms, synonymsFile),
    ...(source.labels && {
      labels: { ...source.labels, text: repair(source.labels.text, source.labels.file) },
    }),
  }
  return { source: repaired, mistakes }
}
