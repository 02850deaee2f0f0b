import type { Page } from 'playwright-core'

/** A file of every site, asked for in a way that no page asks for it. */
const probe = '/robots.txt?is-intercepted'

/** Waits until what the open document asks for is intercepted; one that is just being left needs no waiting. */
async function isInEffect(page: Page, route: Page['route']) {
  await route(`**${probe}`, (request) => request.fulfill({ body: probe }))
  const ask = async (probe: string) => {
    const read = async () => (await fetch(probe)).text()
    while ((await read().catch(() => '')) !== probe);
  }
  await page.evaluate(ask, probe).catch(() => {})
  await page.unroute(`**${probe}`)
}

/**
 * Has `page.route` wait until it is in effect. Chromium says that it intercepts requests before the process of the open
 * document knows of it: what that asks for at once can still pass, very seldom.
 */
export function interceptSurely(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...given) => {
    const done = await route(...given)
    if (page.url().startsWith('http')) await isInEffect(page, route)
    return done
  }
}
