import { glossaryFile, inContent, servicesFolder, synonymsFile, variablesFile } from './file-names'
import type { SiteSource } from './site-source'

/** A text of an author, and the file that it stands in, from the project root. */
export interface NamedText {
  file: string
  text: string
}

/** All that authors have written for an edition but the settings: pages and data. */
export const textsOf = ({
  pages,
  categories,
  services,
  glossary,
  variables,
  synonyms,
}: SiteSource): NamedText[] => [
  ...[...pages, ...categories].map(({ file, text }) => ({ file: inContent(file), text })),
  ...services.map(({ file, text }) => ({ file: `${servicesFolder}/${file}`, text })),
  { file: glossaryFile, text: glossary },
  { file: variablesFile, text: variables },
  { file: synonymsFile, text: synonyms },
]

/** The names in braces of all texts and the settings: those of variables, and of whatever else has braces. */
export function namesInBraces(source: SiteSource): ReadonlySet<string> {
  const texts = textsOf(source).flatMap(({ file, text }) => (file === variablesFile ? [] : [text]))
  const all = [...texts, JSON.stringify(source.settings) ?? ''].join('\n')
  return new Set([...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
}
