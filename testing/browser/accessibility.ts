import { readFileSync } from 'node:fs'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What is looked at: all rules, or those that another color mode may break. */
const runs = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** Axe as a script, which no test has to run by itself. */
const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong by the rules of WCAG 2.2 AA, as lines to read. It runs within the page as a whole, since no page
 * has frames, and describes only what is wrong: naming each element that is in order takes twice as long as all rules. A page
 * gets axe once, which is larger than all of its own scripts.
 */
export async function accessibilityProblems(page: Page, about: keyof typeof runs = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return page.evaluate(
    async ({ type, values }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(document, {
        runOnly: { type, values: [...values] },
        resultTypes: ['violations'],
        iframes: false,
      })
      // The button of the color mode has the words that it shows in its name, but in parentheses, which axe leaves out.
      const isInParentheses = (id: string, html: string) =>
        id === 'label-content-name-mismatch' && /aria-label="[^"(]*\(/.test(html)
      return violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => !isInParentheses(id, html)) }))
        .filter(({ nodes }) => nodes.length)
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    { ...runs[about] },
  )
}
