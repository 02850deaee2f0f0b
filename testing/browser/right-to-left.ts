import type { Page } from 'playwright-core'

/**
 * Gives a page's documents the direction that a site in Arabic or Hebrew has: `locale.direction` of the settings reaches
 * nothing but this attribute. The words stay as they are.
 */
export const rightToLeft = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<html[^>]*) dir="ltr"/, '$1 dir="rtl"')
    return route.fulfill({ response, body })
  })
