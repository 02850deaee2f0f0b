import { mendText } from './damaged-text'
import type { Fault } from './faults'
import {
  glossaryFile,
  inContent,
  servicesFolder,
  synonymsFile,
  variablesFile,
  type SiteSource,
  type SourceFile,
} from './read-source'

/**
 * The site's sources with what damages their files put aside, so that everything else can be read and checked; and what
 * was wrong with the files.
 */
export function readableSource(source: SiteSource): { source: SiteSource; faults: Fault[] } {
  const faults: Fault[] = [...(source.unreadable ?? [])]
  const mend = (text: string, file: string) => {
    const mended = mendText(text, file)
    faults.push(...mended.faults)
    return mended.text
  }
  const all = (files: SourceFile[], named: (file: string) => string) =>
    files.map(({ file, text }) => ({ file, text: mend(text, named(file)) }))
  const mended = {
    ...source,
    pages: all(source.pages, inContent),
    categories: all(source.categories, inContent),
    services: all(source.services, (file) => `${servicesFolder}/${file}`),
    glossary: mend(source.glossary, glossaryFile),
    variables: mend(source.variables, variablesFile),
    synonyms: mend(source.synonyms, synonymsFile),
    ...(source.labels && {
      labels: { ...source.labels, text: mend(source.labels.text, source.labels.file) },
    }),
  }
  return { source: mended, faults }
}
