import { docsRoot } from '../../shared/routes'
import { fillAddress } from '../../node/source/fill-variables'
import type { Variables } from '../../node/source/variables'

/** Everything in a text that may be an address of a page, variables among it; a full stop behind it is that of a sentence. */
const address = new RegExp(`(?<![\\w.:/-])${docsRoot}[\\w.~{}/-]*(?<!\\.)`, 'g')

/**
 * A text with another address in the place of a page's, whatever stands behind it: query and anchor stay. An address may
 * be written with variables: `/docs/discover/what-is-{product}/`.
 * @returns the text, and how many addresses were changed
 */
export function withAddress(text: string, from: string, to: string, variables: Variables) {
  let changed = 0
  const replaced = text.replace(address, (found) => {
    // Without its slash it leads there, too; the check asks for the slash.
    if (`${fillAddress(found, variables).replace(/\/$/, '')}/` !== from) return found
    changed++
    return to
  })
  return { text: replaced, changed }
}
