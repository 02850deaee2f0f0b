import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { browserArguments, findBrowser } from '../../browser/find-browser'
import { scratch } from '../scratch'

const run = promisify(execFile)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const score = z.object({ score: z.number() })
const audit = z.object({ numericValue: z.number() })

/** What is read of its report. */
const report = z.object({
  lighthouseVersion: z.string(),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({ 'largest-contentful-paint': audit, 'total-blocking-time': audit }),
})

/** How Lighthouse judges a page: a phone with a quarter of this processor, on slow 4G. */
export interface Judgment {
  version: string
  /** From 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  largestPaint: number
  blocking: number
}

/** What matters here of a report of Lighthouse. */
export function judgmentIn(json: string): Judgment {
  const { lighthouseVersion, categories, audits } = report.parse(JSON.parse(json))
  const points = ({ score }: { score: number }) => Math.round(score * 100)
  return {
    version: lighthouseVersion,
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    bestPractices: points(categories['best-practices']),
    seo: points(categories.seo),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  }
}

/**
 * Has Lighthouse, which is in the scratch folder, judge a page, in a browser and a process of their own.
 * @throws when it does not come to an end
 */
export async function measureLighthouse(url: string): Promise<Judgment> {
  const command = [
    scratch('lighthouse/node_modules/lighthouse/cli/index.js'),
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const { stdout } = await run(process.execPath, command, { env, maxBuffer: 2 ** 26 }).catch(
    (error: Error) => {
      throw new Error(`Lighthouse did not judge ${url}: ${error.message}`)
    },
  )
  return judgmentIn(stdout)
}
