import type { Catalogue } from './catalogue'
import { en } from './en'

/**
 * The languages that the interface speaks, by the names that `locale.name` of the settings may have. Another one is a
 * file like en.ts and its name here.
 */
export const catalogues: Readonly<Record<string, Catalogue>> = { en }

/** The words of a locale; English where it has none, which is told with the other mistakes of the settings. */
export const catalogueOf = (locale: string): Catalogue => catalogues[locale] ?? en
