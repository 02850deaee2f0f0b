import type { Fault } from './faults'
import type { YamlText } from './yaml'

/**
 * Reports texts for readers that end at a #: to YAML, what follows " #" is none of the text.
 * @param cut finds such a line, and its key
 */
export const cutFaults = ({ text, file, linesBefore = 0 }: YamlText, cut: RegExp): Fault[] =>
  text.split('\n').flatMap((line, index): Fault[] => {
    const [, key] = cut.exec(line) ?? []
    const message = `What stands behind the # is a comment, and no part of "${key}".`
    const fix = 'Put the text in quotes; a comment stands on a line of its own.'
    return key ? [{ file, line: index + 1 + linesBefore, message, fix }] : []
  })

/** Faults with those of texts that end at a #: what else is wrong with such a text follows from that. */
export const withCuts = (faults: readonly Fault[], cuts: readonly Fault[]): Fault[] => [
  ...faults.filter(({ line }) => !cuts.some((cut) => cut.line === line)),
  ...cuts,
]
