import { z } from 'zod'
import { siteNames } from '../sites'

const cost = z.object({ seconds: z.number(), cpu: z.number(), memory: z.number() })
const bothSpeeds = z.object({ full: z.number(), slow: z.number() })

/** When something was measured, how often, and how busy the machine was before and after. */
const conditions = z.object({
  date: z.iso.date(),
  runs: z.number(),
  load: z.object({ before: z.number(), after: z.number() }),
})
export type Conditions = z.infer<typeof conditions>

const machine = z.object({
  processor: z.string(),
  cores: z.number(),
  memory: z.number(),
  system: z.string(),
  node: z.string(),
})
export type Machine = z.infer<typeof machine>

const builds = conditions.extend({ cold: cost, warm: cost })

const readers = conditions.extend({
  firstVisit: z.object({ all: z.number(), scripts: z.number(), ahead: z.number() }),
  lighthouse: z.object({
    performance: z.number(),
    accessibility: z.number(),
    bestPractices: z.number(),
    seo: z.number(),
    largestPaint: z.number(),
    blocking: z.number(),
  }),
  click: bothSpeeds,
  search: bothSpeeds,
})

const name = z.enum(siteNames)

/** All that was measured: what docs/peers.json holds. Each site says when it was measured, since that may be in parts. */
const figures = z.object({
  /** How many pages each site has. */
  pages: z.number(),
  machine,
  /** The browser, and what judged pages in it. */
  tools: z.object({ chromium: z.string(), lighthouse: z.string() }).optional(),
  labels: z.partialRecord(name, z.string()),
  builds: z.partialRecord(name, builds),
  readers: z.partialRecord(name, readers),
})
export type Figures = z.infer<typeof figures>
export type SiteBuilds = z.infer<typeof builds>
export type SiteReaders = z.infer<typeof readers>

/**
 * Reads what an earlier run has measured.
 * @param file named in the error
 * @throws when the text is nothing of the kind
 */
export function parseFigures(text: string, file: string): Figures {
  const { data, error } = figures.safeParse(JSON.parse(text))
  if (data) return data
  const [issue] = error.issues
  throw new Error(
    `${file} does not hold figures of peers: ${issue!.path.join('.')}: ${issue!.message}. Measure again: npm run bench:peers.`,
  )
}
