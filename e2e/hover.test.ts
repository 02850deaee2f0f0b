import type { Locator } from 'playwright-core'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/**
 * What is where a reader is already says so by itself; the site's name looks the same everywhere; the link to the text is for
 * the keyboard.
 */
const still = '[aria-current], [aria-selected=true], header > nav > a:first-of-type, [href="#__main"]'

/** What can be pressed, one of each kind: those of one look in one part of the page are alike. */
async function kindsOf(all: Locator): Promise<Locator[]> {
  const kinds = await all.evaluateAll(
    (elements, excluded) =>
      elements.map((element) => {
        const part = element.closest('nav, header, footer, aside, figure, table, li, p, article, main')
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        return isSeen && !element.matches(excluded) && getComputedStyle(element).pointerEvents !== 'none'
          ? [element.tagName, element.className, element.role, part?.tagName, part?.className].join(' ')
          : undefined
      }),
    still,
  )
  return kinds.flatMap((kind, index) =>
    kind !== undefined && kinds.indexOf(kind) === index ? [all.nth(index)] : [],
  )
}

/** How an element looks, with what is in it and the row that it is of. */
const lookOf = (element: Locator) =>
  element.evaluate((one) =>
    [one.parentElement!, one, ...one.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part)
      const { color, backgroundColor, borderColor, boxShadow, opacity, filter, transform } = style
      const line = [style.textDecorationLine, style.textDecorationThickness, style.textDecorationColor]
      return [color, backgroundColor, borderColor, boxShadow, opacity, filter, transform, ...line].join()
    }),
  )

it.each(
  (['home', 'landing', 'doc', 'category', 'operation', 'command', 'figure', 'notFound'] as const).map(
    (name) => [name, samplePages[name]] as const,
  ),
)('whatever can be pressed on the %s page answers the pointer', async (_, path) => {
  const { page } = await visit(path, { reducedMotion: 'reduce', mayBeMissing: true })
  const mute: string[] = []
  const kinds = await kindsOf(page.locator('a[href], button, summary'))
  expect(kinds.length).toBeGreaterThan(8)
  for (const one of kinds) {
    await one.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const before = await lookOf(one)
    await one.hover({ timeout: 3000 })
    if (JSON.stringify(await lookOf(one)) === JSON.stringify(before))
      mute.push(await one.evaluate((element) => element.outerHTML.slice(0, 160)))
  }
  expect(mute).toEqual([])
  await leave(page)
})

it('a press is answered at once', async () => {
  const { page } = await visit(samplePages.operation)
  const main = page.locator('main')
  const pressed = [
    main.getByRole('button', { name: 'Copy page' }),
    main.locator('p a'),
    main.locator('summary:visible'),
  ]
  for (const one of pressed.map((all) => all.first())) {
    await one.hover()
    const hovered = await lookOf(one)
    await page.mouse.down()
    expect(await lookOf(one)).not.toEqual(hovered)
    // Elsewhere, it is no click.
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
  await leave(page)
})
