import { literally } from './literally'

/** What figures of these texts count: data and their rates, time, frequencies, shares, and zeros that are left out. */
const units = [
  '[kKMGTP]?(?:i?B|bit)(?:/s)?|[kMGT]bps|bits?|bytes?',
  '[nµm]?s|min|h|[kMG]?Hz|(?:(?:nano|micro|milli)?second|minute|hour|day|week|month|year)s?',
  'px|%|percent|(?:m|b|tr)illion',
]
const figure = String.raw`(?<![\p{L}\d_.-])\d[\d.,]*`
const spaceBefore = (all: readonly string[]) =>
  new RegExp(String.raw`(?<=${figure}|illion) (?=(?:${all.join('|')})(?![\p{L}\d_-]))`, 'gu')

/** A space that no line ends at. */
const wholeSpace = '\u00a0'

/**
 * Keeps figures with their units: "16 GB", "10 to 30 seconds", "2 million QUIL". The text stays as long as it was.
 * @param currency the sign of the network's money, which is a unit, too
 */
export const wholeUnits = (text: string, currency: string[] = []): string =>
  text.replace(spaceBefore([...units, ...currency.map(literally)]), wholeSpace)

/** Keeps a day with its month, where a year follows: "29 July 2026". The text stays as long as it was. */
export const wholeDays = (text: string): string =>
  text.replace(/(?<=(?<![\d.,:])\d\d?\.?) (?=\p{L}+ \d{4}(?!\d))/gu, wholeSpace)

/** A text as machines get it, and as it is compared: its lines may end anywhere. */
export const plainSpaces = (text: string): string => text.replaceAll(wholeSpace, ' ')
