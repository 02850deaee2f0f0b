import type { Mistake } from './mistakes'
import type { YamlText } from './yaml'

/**
 * Reports texts for readers that end at a #: to YAML, what follows " #" is none of the text.
 * @param cut finds such a line, and its key
 */
export const cutMistakes = ({ text, file, linesBefore = 0 }: YamlText, cut: RegExp): Mistake[] =>
  text.split('\n').flatMap((line, index): Mistake[] => {
    const [, key] = cut.exec(line) ?? []
    const message = `What stands behind the # is a comment, and no part of "${key}".`
    const fix = 'Put the text in quotes; a comment stands on a line of its own.'
    return key ? [{ file, line: index + 1 + linesBefore, message, fix }] : []
  })

/** Mistakes with those of texts that end at a #: what else is wrong with such a text follows from that. */
export const withCuts = (mistakes: readonly Mistake[], cuts: readonly Mistake[]): Mistake[] => [
  ...mistakes.filter(({ line }) => !cuts.some((cut) => cut.line === line)),
  ...cuts,
]
