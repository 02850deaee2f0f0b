import type { BrowserContext, Request } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'

/** One answer that a browser got. */
export interface Answer {
  url: string
  isScript: boolean
  /** Whether the browser fetched it only because a reader may want it next. */
  isAhead: boolean
  /** With its headers, as it came over the wire. */
  bytes: number
}

/** Longest time that a page may be busy, in milliseconds. */
const patience = 60_000

/** Data of pages that this site fetches by script when a reader sees links to them; others use the browser's prefetch. */
const pageData = /\/page-data(\/docs\/.*)page-data\.json$/

/** Whether an answer is for a page that is not shown. */
export function isAhead(url: string, headers: Record<string, string>, shown: string): boolean {
  if (/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) return true
  const page = pageData.exec(new URL(url).pathname)?.[1]
  return page !== undefined && page !== new URL(shown).pathname
}

async function answerOf(request: Request, shown: string): Promise<Answer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return {
    url: request.url(),
    isScript: request.resourceType() === 'script',
    isAhead: isAhead(request.url(), await request.allHeaders(), shown),
    bytes: responseBodySize + responseHeadersSize,
  }
}

/** Watches what the pages of a context fetch while a page is shown. */
export function watchTraffic(context: BrowserContext, shown: string) {
  const finished: Request[] = []
  let open = 0
  let last = performance.now()
  const note = (change: number) => {
    open += change
    last = performance.now()
  }
  context.on('request', () => note(1))
  context.on('requestfailed', () => note(-1))
  context.on('requestfinished', (request) => {
    note(-1)
    finished.push(request)
  })
  return {
    /** Waits until nothing was fetched for so long. */
    async idle(quiet: number) {
      const since = performance.now()
      while (open > 0 || performance.now() - last < quiet) {
        if (performance.now() - since > patience) return
        await sleep(50)
      }
    },
    /** What has come so far; to be asked for while the browser is there. */
    answers: () => Promise.all(finished.map((request) => answerOf(request, shown))),
  }
}
