import { withFreshPage } from './fresh-page'
import { watchTraffic, type Answer } from './traffic'

/** What a first visit to a page costs until the browser is idle, in KB. */
export interface FirstVisit {
  all: number
  scripts: number
  /** What was fetched for pages that a reader may want next. */
  ahead: number
}

/** Sums up what a browser got. */
export function sumOf(answers: readonly Answer[]): FirstVisit {
  const kilobytes = (wanted: (answer: Answer) => boolean) =>
    answers.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    all: kilobytes(() => true),
    scripts: kilobytes(({ isScript, isAhead }) => isScript && !isAhead),
    ahead: kilobytes(({ isAhead }) => isAhead),
  }
}

/** Visits a page for the first time. */
export const measureFirstVisit = (url: string): Promise<FirstVisit> =>
  withFreshPage(async (page, context) => {
    const traffic = watchTraffic(context, url)
    await page.goto(url)
    await traffic.idle(1000)
    return sumOf(await traffic.answers())
  })
