import { z } from 'zod'
import type { Mistake } from '../source/mistakes'
import type { SourceFile } from '../source/site-source'
import { parseYaml } from '../source/yaml'

/** What the settings say to readers. */
const spoken = [
  'title',
  'tagline',
  'description',
  'announcement',
  'docsVersion',
  'sidebars',
  'navbar',
  'footer',
]

/** In these, what stands under such a name is read; the rest are names and addresses. */
const textKeys = ['label', 'title', 'tagline', 'description', 'text', 'copyright']

/**
 * The settings in the words of a language.
 * @param file the language's labels.yml: each text as the settings have it, and what it is there
 * @returns the settings, what is wrong with the file, and what it lacks
 */
export function withLabels(
  settings: unknown,
  file: SourceFile | undefined,
): { settings: unknown; mistakes: Mistake[]; warnings: Mistake[] } {
  if (!file) return { settings, mistakes: [], warnings: [] }
  const parsed = parseYaml({ text: file.text, file: file.file }, z.record(z.string(), z.string()))
  const labels = new Map(Object.entries(parsed.value ?? {}))
  const said = new Set<string>()
  const translate = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (!textKeys.includes(key)) return value
      said.add(value)
      return labels.get(value) ?? value
    }
    if (Array.isArray(value)) return value.map((item) => translate(item, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translate(inner, name)]))
  }
  const translated = Object.entries(settings as object).map(([key, value]) => [
    key,
    spoken.includes(key) ? translate(value, key) : (value as unknown),
  ])
  const quoted = (texts: string[]) => texts.map((text) => JSON.stringify(text)).join(', ')
  const missing = [...said].filter((text) => !labels.has(text))
  const unused = [...labels.keys()].filter((text) => !said.has(text))
  const warn = (texts: string[], message: string, fix: string): Mistake[] =>
    texts.length && parsed.value ? [{ file: file.file, message: `${message} ${quoted(texts)}.`, fix }] : []
  return {
    settings: Object.fromEntries(translated) as unknown,
    mistakes: parsed.mistakes,
    warnings: [
      ...warn(missing, 'lacks texts of the settings:', 'Add each with what it is in this language.'),
      ...warn(
        unused,
        'has texts that the settings have not:',
        'Remove them, or write them as they are there.',
      ),
    ],
  }
}
