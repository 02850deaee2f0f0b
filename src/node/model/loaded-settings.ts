import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { formatFaults, type Fault } from '../source/faults'
import { settingsFile, variablesFile } from '../source/file-names'
import type * as SettingsCode from '../source/settings-code'
import { faultOfCode } from '../source/unreadable-code'
import type * as VariablesFile from '../source/variables'
import type * as Settings from './settings'

const load = createRequire(__filename)

/**
 * What keeps the settings' file from being loaded, or the site's languages and versions from being known: all else is checked
 * with the content. The first import of each command that needs the settings, since the others load them.
 * @param read gives what the settings' file exports
 */
export function faultsOfLoading(
  root: string,
  read: () => object = () => load('../../site/settings') as object,
): Fault[] {
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
    return hasEditions(settings) ? [] : faultsOfSchema(settings, textOf)
  } catch (error) {
    const fault = faultOfCode(error, root, textOf)
    if (!fault) throw error
    return [fault]
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the languages and versions of the site have what all that comes after this takes for granted. */
function hasEditions(settings: unknown): boolean {
  if (!isRecord(settings)) return false
  const { locale, docsVersion, translations = [], olderVersions = [] } = settings
  return [[locale], [docsVersion], translations, olderVersions].every(
    (list) => Array.isArray(list) && list.every((one) => isRecord(one) && typeof one.name === 'string'),
  )
}

/** Loaded when there is something to tell: most often there is not. */
function faultsOfSchema(settings: unknown, textOf: (file: string) => string): Fault[] {
  const { checkSettings } = load('./settings') as typeof Settings
  const { parseVariables } = load('../source/variables') as typeof VariablesFile
  const { linesOfSettings } = load('../source/settings-code') as typeof SettingsCode
  const { value, found } = parseVariables(textOf(variablesFile), variablesFile)
  const lineOf = linesOfSettings({ settingsText: textOf(settingsFile) })
  return checkSettings(settings, { year: '', ...(value ?? found) }, lineOf).faults
}

/** Ends the process with what is wrong, in place of the stack of whatever would load the settings next. */
export function stopAtUnreadableSettings(root: string) {
  const faults = faultsOfLoading(root)
  if (!faults.length) return
  console.error(formatFaults(faults))
  process.exit(1)
}
