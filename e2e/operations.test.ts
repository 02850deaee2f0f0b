import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { markdownPath } from '../src/shared/paths'
import {
  arrived,
  connectBrowser,
  drawn,
  hydrated,
  leave,
  navigate,
  pathOf,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const keys = '/docs/api/q-kms/api-reference/key-operations/'
const store = '/docs/api/q-storage/api-reference/'
const describeKey = `${keys}describe-key/`
const encrypt = `${keys}encrypt/`
const putWebsite = `${store}bucket-operations/put-bucket-website/`
const putObject = `${store}object-operations/put-object/`
const website = `${store}data-types/website-configuration/`

/** Pages with long tables, long samples and nested members. */
const wide = [describeKey, putWebsite, putObject, website]

/** Whether the element that an address names stands in the window, below the bar. */
const isInView = (page: Page, id: string) =>
  page.waitForFunction((id) => {
    const { top = 0, height = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
    return height > 0 && top > 0 && top < window.innerHeight
  }, id)

describe('the row of a member', () => {
  it('is reached by its address, and the folds around it open', async () => {
    const id = 'response.KeyMetadata.KeyState'
    const { page } = await visit(`${describeKey}#${id}`)
    await isInView(page, id)
    const fold = page.locator('details', { has: page.locator(`[id="${id}"]`) })
    expect(await fold.getAttribute('open')).not.toBeNull()
    await leave(page)
  })

  it('is reached from within the page, and from another page', async () => {
    const id = 'response.KeyMetadata.KeyManager'
    const { page } = await visit(describeKey)
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(false)
    await page.evaluate((id) => (window.location.hash = id), id)
    await isInView(page, id)
    await page.goto(encrypt)
    await hydrated(page)
    // Without a full load, as any link to it does.
    await navigate(page, `${describeKey}#${id}`)
    await isInView(page, id)
    await leave(page)
  })

  it('is marked where its address leads to it, with a full load and without', async () => {
    const [id, other] = ['response.KeyMetadata.KeyManager', 'response.KeyMetadata.KeyState'] as const
    const { page } = await visit(`${describeKey}#${id}`)
    const background = (id: string) =>
      page.locator(`[id="${id}"]`).evaluate((row) => getComputedStyle(row).backgroundColor)
    const marked = await background(id)
    expect(marked).not.toBe(await background(other))
    await page.goto(encrypt)
    await hydrated(page)
    await navigate(page, `${describeKey}#${id}`)
    await isInView(page, id)
    await drawn(page)
    expect(await background(id)).toBe(marked)
    await navigate(page, `${describeKey}#${other}`)
    await isInView(page, other)
    await arrived(page, /KeyState$/)
    expect([await background(id), await background(other)]).toEqual(['rgba(0, 0, 0, 0)', marked])
    await leave(page)
  })

  it('has a link to itself that says where it leads', async () => {
    const { page } = await visit(encrypt)
    const row = page.locator('[id="request.Plaintext"]')
    await row.getByRole('link', { name: 'Plaintext' }).click()
    await page.waitForURL('**#request.Plaintext')
    expect(await row.textContent()).toMatch(/^Plaintext blob required.*at most 4,096\sbytes/)
    await leave(page)
  })

  it('has an address that no other element of the page has', async () => {
    for (const path of [...wide, encrypt]) {
      const { page } = await visit(path, { javaScriptEnabled: false })
      const ids = await page.locator('article [id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.length).toBeGreaterThan(5)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      await leave(page)
    }
  })
})

it('an operation leads to the types that it takes, and they lead back', async () => {
  const { page } = await visit(putWebsite)
  const lead = async (section: string, name: string, path: string) => {
    const links = page.locator(`h2#${section} + p`)
    await links.getByRole('link', { name, exact: true }).click()
    await arrived(page, `**${path}`)
  }
  await lead('data-types', 'WebsiteConfiguration', website)
  await lead('operations', 'PutBucketWebsite', putWebsite)
  await lead('data-types', 'RoutingRule', `${store}data-types/routing-rule/`)
  await lead('types', 'WebsiteConfiguration', website)
  expect(pathOf(page)).toBe(website)
  await leave(page)
})

describe('samples', () => {
  const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents()

  it('are in the language that a reader has chosen, on all pages of both services', async () => {
    const { page } = await visit(encrypt)
    expect(new Set(await selected(page))).toEqual(new Set(['HTTP']))
    await page.getByRole('tab', { name: 'Python' }).first().click()
    await page.getByRole('tab', { name: 'Python', selected: true }).first().waitFor()
    for (const path of [putObject, describeKey]) {
      await page.goto(path)
      await page.waitForFunction(() => {
        const all = [...document.querySelectorAll('[role=tab][aria-selected=true]')]
        return all.length > 0 && all.every(({ textContent }) => textContent === 'Python')
      })
      expect(await page.getByRole('tabpanel').first().textContent()).toContain('import boto3')
    }
    await leave(page)
  })

  it('can all be read without JavaScript', async () => {
    const { page } = await visit(encrypt, { javaScriptEnabled: false })
    for (const text of [
      'POST / HTTP/1.1',
      'aws kms encrypt',
      'new EncryptCommand',
      'boto3.client',
      'kms.EncryptInput',
    ])
      expect(await page.locator('pre', { hasText: text }).first().isVisible()).toBe(true)
    await leave(page)
  })

  it('are in the Markdown twin, with syntax, parameters and errors', () => {
    const twin = readFileSync(`public${markdownPath(encrypt)}`, 'utf8')
    const parts = twin.split(/^## /m)
    const part = (title: string) => parts.find((one) => one.startsWith(`${title}\n`))
    expect(part('Examples')).toMatch(/aws kms encrypt[\s\S]*new EncryptCommand[\s\S]*boto3/)
    expect(part('Request syntax')).toContain('X-Amz-Target: TrentService.Encrypt')
    expect(part('Request parameters')).toMatch(/`Plaintext`.*blob.*required/)
    expect(part('Request parameters')).toContain('at most 4,096 bytes')
    expect(part('Response elements')).toContain('`CiphertextBlob`')
    expect(part('Errors')).toMatch(/\| `DisabledException` +\| 400 +\|/)
  })
})

it.each(wide)('%s is not wider than a phone', async (path) => {
  const { page } = await visit(path, { viewport: widths.phone })
  await page.locator('details').evaluateAll((all) => {
    for (const fold of all as HTMLDetailsElement[]) fold.open = true
  })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(widths.phone.width)
  await leave(page)
})

it('the search leads to the row of a parameter', async () => {
  const { page } = await visit(encrypt)
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('PendingWindowInDays')
  await page.locator('[role=option][aria-selected=true]', { hasText: 'PendingWindowInDays' }).click()
  await page.waitForURL((url) => url.pathname === `${keys}schedule-key-deletion/`)
  await page.locator('[id="request.PendingWindowInDays"]').waitFor()
  await leave(page)
})

it.each([
  ['q-kms', 'A Smithy model', '/api/q-kms.smithy.json', 'smithy'],
  ['q-storage', 'A Smithy model', '/api/q-storage.smithy.json', 'smithy'],
  ['q-storage', 'An OpenAPI 3.1 document', '/api/q-storage.openapi.json', 'openapi'],
])('the overview of %s leads to its description for programs: %s', async (service, name, path, key) => {
  const { page } = await visit(`/docs/api/${service}/overview/`)
  await page.getByRole('link', { name }).click()
  await page.waitForURL(`**${path}`)
  expect(JSON.parse(await page.locator('body').innerText())).toHaveProperty(key)
  await leave(page)
})
