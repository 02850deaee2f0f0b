import { partAttribute } from '../shared/style-part'

/** Puts the whole sheet in the place of a part of it, or tells that it can't be had. */
const complete = (part: HTMLStyleElement) =>
  new Promise<boolean>((done) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = part.dataset.href!
    sheet.onload = sheet.onerror = (event) => {
      const isThere = (event as Event).type === 'load'
      ;(isThere ? part : sheet).remove()
      if (!isThere) console.warn(`No ${sheet.href}`)
      done(isThere)
    }
    part.before(sheet)
  })

let whole: Promise<boolean> | undefined

/**
 * Loads the rules that the opened page has left out, since it has no use for them (src/node/gatsby/style-parts.ts): before
 * any other page, and with the first that is fetched ahead.
 * @returns whether they are there
 */
export const wholeStyles = () =>
  (whole ??= Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>(`style[${partAttribute}]`)].map(complete),
  ).then((ends) => {
    if (ends.every(Boolean)) return true
    whole = undefined // may be had the next time
    return false
  }))
