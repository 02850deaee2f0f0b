import { partAttribute } from '../shared/style-part'

/** Puts the whole sheet in the place of a part of it. */
const complete = (part: HTMLStyleElement) =>
  new Promise<void>((done, fail) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = part.dataset.href!
    sheet.onload = () => {
      part.remove()
      done()
    }
    sheet.onerror = () => {
      sheet.remove()
      fail(new Error(sheet.href))
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
  (whole ??= Promise.allSettled(
    [...document.querySelectorAll<HTMLStyleElement>(`style[${partAttribute}]`)].map(complete),
  ).then((ends) => {
    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
    if (!failed.length) return true
    console.warn('Styles could not be loaded:', ...failed)
    whole = undefined // may be had the next time
    return false
  }))
