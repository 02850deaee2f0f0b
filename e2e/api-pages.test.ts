import type { Page } from 'playwright-core'
import { colorModes } from '../testing/browser/pages'
import { brokenWords } from '../testing/browser/broken-words'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

const { operation, dataType } = samplePages
const window = (width: number) => ({ viewport: { width, height: 900 } })

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** How bright a color is, from 0 to 255. */
const brightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

describe.each([operation, dataType])('the table of contents of %s', (path) => {
  it('stands beside the text and follows the reader, from 1280 px', async () => {
    const { page } = await visit(path, window(1280))
    const beside = page.getByRole('complementary').getByRole('navigation', { name: 'On this page' })
    const before = (await beside.boundingBox())!
    const text = (await page.locator('.api-text').boundingBox())!
    expect(before.x).toBeGreaterThan(text.x + text.width)
    await page.locator('article h2').last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await beside.locator('[aria-current=location]').waitFor()
    expect((await beside.boundingBox())!.y).toBeGreaterThan(0)
    expect((await beside.boundingBox())!.y).toBeLessThan(300)
    await leave(page)
  })

  it.each([390, 1279, 1440])('is a quiet line in a window of %i px', async (width) => {
    const { page } = await visit(path, window(width))
    const fold = page.locator('article summary', { hasText: 'On this page' })
    const { width: line, height } = (await fold.boundingBox())!
    // On a phone it stays below the bar, from edge to edge, and is pressed by a thumb.
    const expected = width < 997 ? [true, true] : [false, false]
    expect([height > 36, line > 200]).toEqual(expected)
    expect(height).toBeLessThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(24)
    expect(await fold.evaluate((line) => getComputedStyle(line.parentElement!).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
    await fold.click()
    await page
      .locator('article')
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(/#./)
    await leave(page)
  })
})

it.each([
  [390, 1],
  [768, 2],
  [1440, 3],
])('opened in a window of %i px, the table of contents has %i columns', async (width, columns) => {
  const { page } = await visit(operation, { viewport: { width, height: 900 } })
  await page.locator('article summary', { hasText: 'On this page' }).click()
  const list = page.locator('article').getByRole('navigation', { name: 'On this page' }).getByRole('listitem')
  const places = await list.evaluateAll((items) =>
    items.map((item) => {
      const { left, top } = item.getBoundingClientRect()
      return {
        left: Math.round(left),
        top,
        isPart: parseFloat(getComputedStyle(item).paddingInlineStart) > 0,
      }
    }),
  )
  expect(new Set(places.map(({ left }) => left)).size).toBe(columns)
  // What belongs to a heading stands below it, in its column.
  expect(places.filter(({ left, isPart }, index) => isPart && left !== places[index - 1]!.left)).toEqual([])
  await leave(page)
})

describe('under the title', () => {
  it('stand method and address, and a button copies the address', async () => {
    const { page } = await visit(operation, { permissions: ['clipboard-read', 'clipboard-write'] })
    const line = page.locator('h1 + div')
    expect(await line.textContent()).toBe('GEThttps://{Bucket}.qstorage.quilibrium.com/?websiteCopy')
    expect(await line.locator('code').evaluate((code) => getComputedStyle(code).fontFamily)).toContain('mono')
    await line.getByRole('button').click()
    await page.locator('#gatsby-announcer', { hasText: 'Copied' }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://{Bucket}.qstorage.quilibrium.com/?website',
    )
    await leave(page)
  })
})

/** All that makes the look of a listing, whatever stands in it. */
const listingLook = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((listing) => {
      const { backgroundColor, borderRadius, borderTopWidth, borderTopColor } = getComputedStyle(listing)
      const isClear = borderTopColor === 'rgba(0, 0, 0, 0)'
      const title = getComputedStyle(listing.querySelector('figcaption') ?? listing)
      const { paddingInlineStart, lineHeight, fontSize } = getComputedStyle(listing.querySelector('pre')!)
      return {
        ground: [backgroundColor, borderRadius, isClear ? '0px' : borderTopWidth],
        start: [title.paddingInlineStart, paddingInlineStart],
        lineHeight: Math.round((100 * parseFloat(lineHeight)) / parseFloat(fontSize)) / 100,
      }
    })

describe('what a reader came for', () => {
  const putObject = '/docs/api/q-storage/api-reference/object-operations/put-object/'

  it.each([390, 1280, 1440])('is how to call an operation: below its address, %d px wide', async (width) => {
    const { page } = await visit(putObject, { viewport: { width, height: 800 } })
    const needs = page.locator('.endpoint + p')
    expect(await needs.locator('> span').allTextContents()).toEqual([
      'Needs s3:PutObject',
      'Some calls need s3:PutObjectAcl, s3:PutObjectTagging, s3:PutObjectVersionAcl',
      'Signed with AWS Signature Version 4',
    ])
    const { y, height } = (await needs.boundingBox())!
    expect(y + height).toBeLessThan(500)
    await needs.getByRole('link', { name: 's3:PutObject', exact: true }).click()
    await page.waitForURL('**#permissions')
    expect(await page.locator('h2#permissions').isVisible()).toBe(true)
    await leave(page)
  })

  it.each([
    [390, 844],
    [1280, 900],
    [1440, 900],
  ])(
    'is what a type is made of: its members begin on the first screen of %d × %d px',
    async (width, height) => {
      const { page } = await visit(dataType, { viewport: { width, height } })
      expect((await page.locator('.members > div').first().boundingBox())!.y).toBeLessThan(height - 100)
      const titles = await page.locator('article h2').evaluateAll((all) => all.map(({ id }) => id))
      expect(titles.slice(0, 5)).toEqual([
        ...['members', 'examples'],
        ...['what-is-in-doubt', 'as-in-amazon-s3'],
        'syntax',
      ])
      await leave(page)
    },
  )
})

describe('samples', () => {
  it.each([997, 1280, 1439])('stand below the text, which has its measure, %d px wide', async (width) => {
    const { page } = await visit(operation, window(width))
    const [text, samples] = await Promise.all(
      ['.api-text', '.api-samples'].map((part) => page.locator(part).boundingBox()),
    )
    expect(samples!.y).toBeGreaterThanOrEqual(text!.y + text!.height)
    expect((await page.locator('.api-text > p').first().boundingBox())!.width).toBe(576)
    await leave(page)
  })

  it.each([
    [1440, 576, 'its measure'],
    [1600, 456, 'as much room as they have'],
    [1792, 576, 'its measure'],
    [1920, 576, 'its measure'],
  ])('stand beside the text, %d px wide, which is %d px then, %s', async (width, textWidth) => {
    const { page } = await visit(operation, window(width))
    const [text, samples] = await Promise.all(
      ['.api-text', '.api-samples'].map((part) => page.locator(part).boundingBox()),
    )
    expect(samples!.y).toBe(text!.y)
    expect(samples!.x).toBeGreaterThan(text!.x + text!.width)
    expect(samples!.width).toBeGreaterThanOrEqual(440)
    expect(text!.width).toBe(textWidth)
    await leave(page)
  })

  it('have the table of contents beside them from 1600 px on', async () => {
    const { page } = await visit(operation, window(1600))
    const [contents, samples] = await Promise.all(
      ['aside nav', '.api-samples'].map((part) => page.locator(part).boundingBox()),
    )
    expect(contents!.x).toBeGreaterThan(samples!.x + samples!.width)
    await leave(page)
  })
})

it.each([997, 1280, 1440])(
  'the longest address has one line, and nothing lies over it, %d px wide',
  async (width) => {
    const { page } = await visit(
      '/docs/api/q-storage/api-reference/bucket-operations/delete-public-access-block/',
      window(width),
    )
    const [line, address, button] = await Promise.all(
      ['.endpoint', '.endpoint code', '.endpoint button'].map((part) => page.locator(part).boundingBox()),
    )
    expect(line!.height).toBeLessThan(52)
    expect(address!.height).toBeLessThan(24)
    expect(address!.x + address!.width).toBeLessThanOrEqual(button!.x)
    await leave(page)
  },
)

it.each([600, 768, 996])('on a tablet an address stands beside its method, %d px wide', async (width) => {
  const { page } = await visit(operation, window(width))
  const [method, address, button] = await Promise.all(
    ['.endpoint > :first-child', '.endpoint code', '.endpoint button'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  )
  expect(Math.abs(address!.y + address!.height / 2 - (method!.y + method!.height / 2))).toBeLessThan(4)
  expect(address!.x).toBeGreaterThan(method!.x + method!.width)
  expect(address!.x + address!.width).toBeLessThanOrEqual(button!.x)
  await leave(page)
})

describe.each(colorModes)('listings in %s mode', (colorScheme) => {
  it('have one look in the text, beside it and on other pages; samples have theirs', async () => {
    const { page } = await visit(operation, { colorScheme })
    const [syntax, response] = [
      await listingLook(page, '.api-facts figure'),
      await listingLook(page, '.api-samples > figure'),
    ]
    expect(await styleOf(page, '.api-facts pre', 'font-size')).toBe('14px')
    expect(await styleOf(page, '.api-samples pre', 'font-size')).toBe('13.5px')
    expect(await styleOf(page, '.api-panel', 'border-radius')).toBe(syntax.ground[1])
    await page.goto('/docs/run-node/quick-start/')
    const usual = await listingLook(page, '.listing:has(figcaption)')
    expect(response).toEqual(usual)
    expect(syntax.ground).toEqual(usual.ground)
    expect(usual.lineHeight).toBe(1.6)
    await leave(page)
  })
})

it.each([390, 1280, 1600])(
  'in a window of %i px all sections of a page have one space above them',
  async (width) => {
    for (const path of [operation, dataType]) {
      const { page } = await visit(path, window(width))
      const spaces = await page.locator('.api-text > h2, .api-facts > h2').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const part = heading.parentElement!
          const isFirst = heading === part.querySelector(':scope > :not(style)')
          if (isFirst && part.matches('.api-text')) return []
          return parseFloat(getComputedStyle(isFirst ? part : heading).marginTop)
        }),
      )
      expect(spaces.length).toBeGreaterThan(1)
      expect({ path, spaces: [...new Set(spaces)] }).toEqual({ path, spaces: [width < 997 ? 48 : 64] })
      await leave(page)
    }
  },
)

describe.each(colorModes)('samples in %s mode', (colorScheme) => {
  it('lie on the dark, what comes back on the ground of any listing', async () => {
    const { page } = await visit(operation, { colorScheme })
    const ground = (selector: string) => styleOf(page, selector, 'background-color')
    expect(brightness(await ground('.api-panel'))).toBeLessThan(40)
    expect(await ground('.api-samples > figure')).toBe(await ground('.api-facts > figure'))
    const labels = page.locator('.api-panel > .label, .api-samples > figure > figcaption')
    expect((await labels.allTextContents()).slice(0, 2)).toEqual(['Request', 'Response'])
    expect(await styleOf(page, '.api-panel [role=tab]', 'font-size')).toBe('14px')
    await leave(page)
  })

  it('of a data type, which nobody sends, lie on the ground of any listing', async () => {
    const { page } = await visit(dataType, { colorScheme })
    const ground = (selector: string) => styleOf(page, selector, 'background-color')
    expect(await ground('.api-samples figure:has(> pre)')).toBe(await ground('.api-facts > figure'))
    expect(await page.locator('.api-panel').count()).toBe(0)
    await leave(page)
  })
})

it('on the narrowest phone addresses and code in a line break where their parts begin', async () => {
  for (const path of [operation, dataType, samplePages.components, '/docs/run-node/quick-start/']) {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } })
    const code = page.locator('article code:not(pre *)')
    expect(await code.count()).toBeGreaterThan(1)
    expect({ path, broken: await brokenWords(code) }).toEqual({ path, broken: [] })
    await leave(page)
  }
})

it('an address is selected as it is', async () => {
  const { page } = await visit(operation, { viewport: { width: 320, height: 640 } })
  const address = page.locator('article code').first()
  expect(await address.locator('wbr').count()).toBeGreaterThan(2)
  expect(await address.innerText()).toMatch(/^https:\/\/[^\s]+\?website$/)
  await leave(page)
})

it('a sample that goes on fades there', async () => {
  const { page } = await visit(operation, window(1440))
  const sample = page.locator('.api-panel pre').first()
  expect(await sample.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await styleOf(page, '.api-panel pre', 'mask-image')).toMatch(/^linear-gradient.* 24px\)$/)
  // At its end the last letters stand beside what fades.
  const beside = await sample.evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth
    const lines = [...pre.querySelectorAll('.line')].map((line) => line.getBoundingClientRect().right)
    return pre.getBoundingClientRect().right - Math.max(...lines)
  })
  expect(beside).toBeGreaterThanOrEqual(23)
  await leave(page)
})

it('members stand as far below their heading as they stand apart', async () => {
  for (const path of [operation, dataType]) {
    const { page } = await visit(path, { javaScriptEnabled: false })
    expect(await styleOf(page, ':is(h2, h3) + .members', 'margin-top')).toBe('12px')
    expect(await styleOf(page, '.members > div', 'padding-top')).toBe('12px')
    await leave(page)
  }
})

it('a badge looks alike in a row of members and in a text', async () => {
  const looks = async (path: string, badge: string) => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    const found = await page
      .locator(badge, { hasText: /^required$/ })
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight, paddingLeft, borderRadius } =
          getComputedStyle(element)
        return { color, backgroundColor, fontSize, fontWeight, paddingLeft, borderRadius }
      })
    await leave(page)
    return found
  }
  expect(await looks(operation, 'dt > span')).toEqual(await looks(samplePages.components, 'p > span'))
})

it('a row of members says type, need and default in letters of one size, beside a name of fixed width', async () => {
  const { page } = await visit('/docs/api/q-kms/api-reference/key-operations/list-aliases/', {
    javaScriptEnabled: false,
  })
  const sizes = await page
    .locator('.members dt > span')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontSize))
  expect(sizes.length).toBeGreaterThan(3)
  expect(new Set(sizes)).toEqual(new Set(['13px']))
  expect(await styleOf(page, '.members dt code', 'font-family')).toContain('mono')
  await leave(page)
})

it('members of a type and arguments and flags of a command are set in one way', async () => {
  const looks = async (path: string) => {
    const { page } = await visit(path, { ...window(1280), javaScriptEnabled: false })
    const found = await page.locator('.members > div:nth-of-type(2)').evaluateAll((rows) =>
      rows.map((row) => {
        const [name, type, text] = ['dt code', 'dt > span', 'dd p'].map((part) => {
          const { font, color, padding, backgroundColor } = getComputedStyle(row.querySelector(part)!)
          return { font, color, padding, backgroundColor }
        })
        const { borderTopWidth, paddingTop, paddingBottom } = getComputedStyle(row)
        return JSON.stringify({ name, type, text, borderTopWidth, paddingTop, paddingBottom })
      }),
    )
    await leave(page)
    expect(found.length).toBeGreaterThan(0)
    return new Set(found)
  }
  expect(await looks(samplePages.command)).toEqual(await looks(dataType))
})

it('the longest address breaks between its parts on a phone, in every browser', async () => {
  const { page } = await visit(
    '/docs/api/q-storage/api-reference/bucket-operations/delete-public-access-block/',
    window(390),
  )
  const parts = page.locator('.endpoint code > span')
  expect(await parts.count()).toBeGreaterThan(2)
  // Only Chromium breaks at a <wbr> within what does not wrap.
  expect(await styleOf(page, '.endpoint code', 'white-space')).toBe('normal')
  expect(await parts.evaluateAll((all) => all.map((part) => part.getClientRects().length))).toEqual(
    Array.from({ length: await parts.count() }, () => 1),
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await leave(page)
})
