import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../shared/site'

/** In the folder of a built site: its old addresses and where they lead, for whatever serves or uploads it. */
export const redirectList = 'redirects.json'

/** The redirects of a built site; none where it has no list of them. */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, redirectList)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : []
}

/** Redirects as the list holds them. */
export const redirectListText = (redirects: readonly Redirect[]): string => JSON.stringify(redirects, null, 1)
