import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What is looked at: all rules, or those that another color mode may break. */
const runs = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/**
 * What axe finds wrong by the rules of WCAG 2.2 AA, as lines to read. It runs within the page as a whole, since no page
 * has frames, and describes only what is wrong: naming each element that is in order takes twice as long as all rules.
 */
export async function accessibilityProblems(page: Page, about: keyof typeof runs = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { ...runs[about], values: [...runs[about].values] }, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
