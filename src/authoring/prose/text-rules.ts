import { bannedOpenings, bannedWords, names, variableNames } from './words'

/** What a rule found in a text. */
export interface Finding {
  /** Where in the text. */
  index: number
  message: string
  fix: string
}

type TextRule = (text: string) => Finding[]

const all = (pattern: RegExp, text: string) => [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]

/** Hype and filler. */
const checkBannedWords: TextRule = (text) =>
  bannedWords.flatMap(([pattern, fix]) =>
    all(pattern, text).map(({ index, 0: found }) => ({
      index,
      message: `"${found}" is a word we don't use.`,
      fix,
    })),
  )

/** What comes before the point. */
const checkOpenings: TextRule = (text) =>
  all(bannedOpenings, text).map(({ index, 0: found }) => ({
    index,
    message: `A sentence begins with "${found}".`,
    fix: 'Begin with the point.',
  }))

const checkExclamations: TextRule = (text) =>
  all(/\w!(?=\s|$)/, text).map(({ index }) => ({
    index,
    message: 'An exclamation mark.',
    fix: 'End the sentence with a full stop.',
  }))

/** Names in other capitals than their owners': "Github", "MacOS". */
const checkNames: TextRule = (text) =>
  names.flatMap((name) =>
    all(new RegExp(`(?<![\\w./-])${name.replace('.', '\\.')}(?![\\w-]|\\.\\w)`, 'i'), text)
      .filter(({ 0: found }) => found !== name)
      .map(({ index, 0: found }) => ({
        index,
        message: `"${found}" is not how the name is written.`,
        fix: `Write "${name}".`,
      })),
  )

/** Names that have a variable. */
const checkVariables: TextRule = (text) =>
  variableNames.flatMap(([value, variable]) =>
    all(new RegExp(`(?<![\\w./-])${value}(?![\\w-]|\\.\\w)`), text).map(({ index }) => ({
      index,
      message: `"${value}" may change some day.`,
      fix: `Write {${variable}}.`,
    })),
  )

const rules = [checkBannedWords, checkOpenings, checkExclamations, checkNames, checkVariables]

/** All that is wrong with a text of prose, code left out. */
export const checkText: TextRule = (text) => rules.flatMap((rule) => rule(text))
