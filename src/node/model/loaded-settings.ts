import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isRecord } from '../../shared/is-record'
import { formatMistakes, type Mistake } from '../source/mistakes'
import { settingsFile, variablesFile } from '../source/file-names'
import type * as SettingsCode from '../source/settings-code'
import { mistakeOfCode } from '../source/unreadable-code'
import type * as VariablesFile from '../source/variables'
import type * as Settings from './settings'

const load = createRequire(__filename)

/**
 * What keeps the settings' file from being loaded, or the site's languages and versions from being known: all else is checked
 * with the content. The first import of each command that needs the settings, since the others load them.
 * @param read gives what the settings' file exports
 */
export function mistakesOfLoading(
  root: string,
  read: () => object = () => load('../../site/settings') as object,
): Mistake[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
  try {
    const { settings } = read() as { settings?: unknown }
    if (!settings)
      return [
        {
          file: settingsFile,
          message: 'The file exports no "settings".',
          fix: 'Write "export const settings: SiteSettings = { … }".',
        },
      ]
    return hasEditions(settings) ? [] : mistakesOfSchema(settings, textOf)
  } catch (error) {
    const mistake = mistakeOfCode(error, root, textOf)
    if (!mistake) throw error
    return [mistake]
  }
}

/** Whether the languages and versions of the site have what all that comes after this takes for granted. */
function hasEditions(settings: unknown): boolean {
  if (!isRecord(settings)) return false
  const { locale, docsVersion, translations = [], olderVersions = [] } = settings
  return [[locale], [docsVersion], translations, olderVersions].every(
    (list) => Array.isArray(list) && list.every((one) => isRecord(one) && typeof one.name === 'string'),
  )
}

/** Loaded when there is something to tell: most often there is not. */
function mistakesOfSchema(settings: unknown, textOf: (file: string) => string): Mistake[] {
  const { checkSettings } = load('./settings') as typeof Settings
  const { parseVariables } = load('../source/variables') as typeof VariablesFile
  const { linesOfSettings } = load('../source/settings-code') as typeof SettingsCode
  const { value, found } = parseVariables(textOf(variablesFile), variablesFile)
  const lineOf = linesOfSettings({ settingsText: textOf(settingsFile) })
  return checkSettings(settings, value ?? found, lineOf).mistakes
}

/** Ends the process with what is wrong, in place of the stack of whatever would load the settings next. */
export function stopAtUnreadableSettings(root: string) {
  const mistakes = mistakesOfLoading(root)
  if (!mistakes.length) return
  console.error(formatMistakes(mistakes))
  process.exit(1)
}
