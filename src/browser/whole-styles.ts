import { partAttribute } from '../shared/style-part'

const parts = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${partAttribute}]`)]

/** The sheets that have come, by their addresses. */
const sheets = new Map<string, string>()

/** Fetches a sheet. @returns whether it is there */
async function fetchSheet(address: string): Promise<boolean> {
  if (sheets.has(address)) return true
  try {
    const response = await fetch(address)
    // A host may answer with an error page of its own.
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/css'))
      throw new Error(String(response.status))
    sheets.set(address, await response.text())
    return true
  } catch (error) {
    console.warn(`No ${address}`, error)
    return false
  }
}

let whole: Promise<boolean> | undefined

/**
 * Fetches the rules that the opened page has left out, since it has no use for them (src/node/gatsby/style-parts.ts): before
 * any other page, and with the first that is fetched ahead.
 * @returns whether they are there
 */
export const wholeStyles = () =>
  (whole ??= Promise.all(parts().map((part) => fetchSheet(part.dataset.href!))).then((ends) => {
    if (ends.every(Boolean)) return true
    whole = undefined // the next call tries again
    return false
  }))

/**
 * Puts them in the place of the page's own: when a reader turns to a link, at the latest when another page takes the place of
 * this one. A browser finds the styles of the whole page anew, for which a click should not wait, nor the first seconds of a page.
 */
export function completeStyles() {
  for (const part of parts()) {
    const sheet = sheets.get(part.dataset.href!)
    if (sheet === undefined) continue
    part.textContent = sheet
    part.removeAttribute(partAttribute)
  }
}
