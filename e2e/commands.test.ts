import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** What all listings have in common, and where the button that copies one stands. */
const shape = (element: Element) => {
  const { borderRadius } = getComputedStyle(element)
  const code = element.querySelector('pre')!
  const { fontSize, paddingInlineStart } = getComputedStyle(code)
  const end =
    element.getBoundingClientRect().right - element.querySelector('button')!.getBoundingClientRect().right
  return { borderRadius, fontSize, paddingInlineStart, end: Math.abs(end - 8) <= 1 }
}

const look = (element: Element) => {
  const { fontFamily, backgroundColor, borderInlineStartWidth } = getComputedStyle(element)
  const { fontWeight } = getComputedStyle(element.querySelector('pre') ?? element)
  return { fontFamily, fontWeight, backgroundColor, borderInlineStartWidth }
}

it('a badge is seen on the ground of a box of its color', async () => {
  const { page } = await visit('/docs/run-node/qclient/commands/bridging/')
  const badge = page.locator('article aside span', { hasText: /^Broken in/ })
  const edge = await badge.evaluate((element) => {
    const { outlineColor, outlineStyle, color } = getComputedStyle(element)
    const [alpha] = /[\d.]+(?=\))/.exec(outlineColor)!
    return { outlineStyle, isSeen: Number(alpha) > 0.2, isOfItsColor: outlineColor !== color }
  })
  expect(edge).toEqual({ outlineStyle: 'solid', isSeen: true, isOfItsColor: true })
  await leave(page)
})

it('headings that are commands are written as commands', async () => {
  const { page } = await visit(samplePages.command)
  const commands = page.locator('article h2:has(code)')
  expect(await commands.count()).toBe(8)
  const { fontFamily, backgroundColor } = await commands.first().locator('code').evaluate(look)
  expect(fontFamily).toMatch(/ui-monospace, monospace$/)
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await leave(page)
})

it('how a command is written looks otherwise than an example of it', async () => {
  const { page } = await visit(samplePages.command)
  const listing = (text: string) => page.locator('article figure', { hasText: text }).first()
  const signature = await listing('qclient alias add <alias> <address> [<type>]').evaluate(look)
  const example = await listing('qclient alias add alice').evaluate(look)
  expect(signature.fontWeight).toBe('600')
  // An outline is the sign of what can be pressed.
  expect({ ...signature, fontWeight: '400' }).toEqual(example)
  expect(await listing('qclient alias add <alias>').evaluate(shape)).toEqual(
    await listing('qclient alias add alice').evaluate(shape),
  )
  const labels = await page.locator('article .label').allTextContents()
  expect(labels).toContain('Example')
  await leave(page)
})
