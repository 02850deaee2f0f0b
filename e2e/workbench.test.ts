import { SignatureV4 } from '@smithy/signature-v4'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { accessibilityProblems } from '../testing/browser/accessibility'
import {
  arrived,
  connectBrowser,
  drawn,
  frames,
  leave,
  navigate,
  visit,
  widths,
} from '../testing/browser/site'
import { Sha256 } from '../testing/fixtures/sha256'
import { knownKey, startSignedS3 } from '../testing/servers/signed-s3'

connectBrowser()

/** Servers of the tests, which would keep the process alive. */
const running: { close: () => Promise<unknown> }[] = []
afterAll(() => Promise.all(running.map((server) => server.close())))

const putObject = '/docs/api/q-storage/api-reference/object-operations/put-object/'
const listObjects = '/docs/api/q-storage/api-reference/object-operations/list-objects-v2/'
const encrypt = '/docs/api/q-kms/api-reference/key-operations/encrypt/'

const opener = (page: Page) => page.getByRole('button', { name: 'Build a request' })
const builder = (page: Page) => page.getByRole('form', { name: 'Request builder' })
const field = (page: Page, name: string) => builder(page).getByLabel(name, { exact: false })

/** Waits until the form that was asked for has come and has taken its reader there. */
const takesFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('form[aria-label="Request builder"]'))

async function open(page: Page) {
  await opener(page).click()
  await takesFocus(page)
}

/** Waits until an element has the focus. */
const hasFocus = async (element: Locator) =>
  element.page().waitForFunction((wanted) => wanted === document.activeElement, await element.elementHandle())

/** Unfolds the steps of signing. */
const unfoldSteps = (page: Page) => builder(page).getByText('How it was signed').click()

async function fillKeys(page: Page, { accessKeyId, secretAccessKey } = knownKey) {
  await field(page, 'Access key ID').fill(accessKeyId)
  await field(page, 'Secret access key').fill(secretAccessKey)
}

/** The text of a listing of the form, by the beginning of its title. */
const listing = (page: Page, title: RegExp) =>
  builder(page)
    .locator('.listing', { has: page.locator('figcaption', { hasText: title }) })
    .locator('code')

/** The site as a build with the setting makes it: its policy, in pages and headers, and the lists of the form name hosts. */
async function startAllowing(sendsTo: string[]) {
  const allow = (text: string) =>
    text
      .replaceAll("connect-src 'self'", `connect-src 'self' ${sendsTo.join(' ')}`)
      .replace('"sendsTo":[]', `"sendsTo":${JSON.stringify(sendsTo)}`)
  const server = createServer((request, response) => {
    void fetch(new URL(request.url!, process.env.SITE_URL)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const policy = answer.headers.get('content-security-policy')
      const bytes = Buffer.from(await answer.arrayBuffer())
      response
        .writeHead(answer.status, {
          'Content-Type': type,
          ...(policy && { 'Content-Security-Policy': allow(policy) }),
        })
        .end(/html|json/.test(type) ? allow(bytes.toString()) : bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

it('names of parameters are written as those of members are', async () => {
  const { page } = await visit(putObject)
  await open(page)
  const looks = (names: string) =>
    page
      .locator(names)
      .first()
      .evaluate((name) => {
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(name)
        return { fontFamily, fontSize, fontWeight }
      })
  expect(await looks('form label code')).toEqual(await looks('.members dt code'))
  await leave(page)
})

it('no button without JavaScript', async () => {
  const { page } = await visit(encrypt, { javaScriptEnabled: false })
  expect(await opener(page).isVisible()).toBe(false)
  await leave(page)
})

it('a double click opens it, as a click does, and the next one closes it', async () => {
  const { page } = await visit(putObject)
  await opener(page).dblclick()
  await builder(page).waitFor()
  expect(await opener(page).getAttribute('aria-expanded')).toBe('true')
  await opener(page).click()
  await builder(page).waitFor({ state: 'detached' })
  await leave(page)
})

it('nothing of it is loaded before it is opened', async () => {
  const { page } = await visit(encrypt, { alone: true })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page)
  expect(asked).toContain(`${encrypt}request.json`)
  expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0)
  await leave(page)
})

it('what is typed changes the samples of the page in all languages', async () => {
  const { page } = await visit(putObject)
  await open(page)
  const samples = page.locator('.api-panel').first()
  const languages = await samples.getByRole('tab').allInnerTexts()
  expect(languages).toEqual(['HTTP', 'AWS CLI', 'JavaScript', 'Python', 'Go'])
  await field(page, 'Key').nth(0).fill('of-a-reader.txt')
  for (const language of languages) {
    await samples.getByRole('tab', { name: language, exact: true }).click()
    const shown = samples.getByRole('tabpanel').locator('pre:visible')
    await shown.filter({ hasText: 'of-a-reader.txt' }).waitFor()
    expect(await shown.count()).toBe(1)
  }
  // The second example is the author's still, and closing gives the first one back.
  expect(await page.locator('.api-panel').nth(1).innerText()).not.toContain('of-a-reader')
  await opener(page).click()
  await samples.filter({ hasNotText: 'of-a-reader' }).waitFor()
  await leave(page)
})

it('a sample that was wrapped stays wrapped once it changes', async () => {
  const { page } = await visit(putObject, { viewport: widths.phone, alone: true })
  const wrap = page.locator('.api-samples .api-panel [role=tabpanel]:visible').first()
  const button = () => wrap.getByRole('button', { name: 'Toggle word wrap' })
  await button().click()
  await wrap.locator('pre.wraps:visible').waitFor()
  await open(page)
  await field(page, 'Bucket').first().fill('another-bucket')
  await wrap.locator('code:visible', { hasText: 'another-bucket' }).waitFor()
  expect(await wrap.locator('pre.wraps:visible').count()).toBe(1)
  expect(await button().getAttribute('aria-pressed')).toBe('true')

  // What is done to it then is done to the build's sample, which comes back.
  const pressed = () => wrap.locator('[aria-pressed]:visible').getAttribute('aria-pressed')
  await button().click()
  await opener(page).click()
  await builder(page).waitFor({ state: 'detached' })
  expect([await pressed(), await wrap.locator('pre.wraps:visible').count()]).toEqual(['false', 0])
  await open(page)
  await field(page, 'Bucket').first().fill('a-third-bucket')
  await wrap.locator('code:visible', { hasText: 'a-third-bucket' }).waitFor()
  await button().click()
  await opener(page).click()
  await builder(page).waitFor({ state: 'detached' })
  expect([await pressed(), await wrap.locator('pre.wraps:visible').count()]).toEqual(['true', 1])

  await open(page)
  await field(page, 'Bucket').first().fill('a-fourth-bucket')
  await wrap.locator('code:visible', { hasText: 'a-fourth-bucket' }).waitFor()
  await button().click()
  await page.getByRole('link', { name: 'Next' }).click()
  await arrived(page, (url) => url.pathname !== putObject)
  await page.goBack()
  await page.waitForURL(`**${putObject}`)
  await wrap.locator('[aria-pressed=false]:visible').waitFor()
  await leave(page)
})

it('a command that goes on in the next line on a phone does so once it changes', async () => {
  const { page } = await visit(putObject, { viewport: widths.phone })
  const samples = page.locator('.api-panel').first()
  await samples.getByRole('tab', { name: 'AWS CLI', exact: true }).click()
  const shown = samples.getByRole('tabpanel').locator('pre:visible')
  const isCut = () => shown.evaluate((listing) => listing.scrollWidth > listing.clientWidth)
  expect(await isCut()).toBe(false)
  await open(page)
  await field(page, 'Bucket').first().fill('a-bucket-with-a-name-that-is-longer-than-a-phone-is-wide')
  await samples.locator('code:visible', { hasText: 'a-bucket-with' }).waitFor()
  expect(await isCut()).toBe(false)
  await leave(page)
})

it('by keyboard alone: open, fill, be told of mistakes, sign, copy', async () => {
  const { page } = await visit(putObject)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await takesFocus(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.id)).toMatch(/-Bucket$/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('No Bucket')
  await builder(page).getByRole('button', { name: 'Sign' }).press('Enter')
  await builder(page).getByText('Not signed: fix the marked fields.').waitFor()
  const bucket = field(page, 'Bucket').first()
  await hasFocus(bucket)
  expect(await bucket.getAttribute('aria-invalid')).toBe('true')
  const told = (await bucket.getAttribute('aria-describedby'))!.split(' ')
  const texts = await Promise.all(told.map((id) => page.locator(`[id="${id}"]`).innerText()))
  expect(texts.join(' ')).toContain('Write small letters, digits, dots and hyphens')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('my-bucket')
  await fillKeys(page)
  await field(page, 'Secret access key').press('Enter')
  await builder(page).getByText('Signed. The command is below.').waitFor()
  expect(await listing(page, /curl/).innerText()).toContain(
    "curl --request PUT --path-as-is 'https://my-bucket.",
  )
  await leave(page)
})

it('the focus goes to the first field that is marked, in the order of the form', async () => {
  const { page } = await visit(putObject)
  await open(page)
  await fillKeys(page)
  await builder(page).getByLabel('The text is Base64').check()
  await builder(page).locator('textarea').first().fill('%%%')
  await builder(page)
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
  await field(page, 'Expires').first().fill('yesterday')
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  const marked = builder(page).locator('[aria-invalid=true]')
  await marked.nth(1).waitFor()
  await hasFocus(marked.first())
  const [borders, usual] = await Promise.all([
    marked.evaluateAll((fields) => [...new Set(fields.map((field) => getComputedStyle(field).borderColor))]),
    field(page, 'Bucket')
      .first()
      .evaluate((field) => getComputedStyle(field).borderColor),
  ])
  expect(borders).toHaveLength(1)
  expect(borders).not.toContain(usual)
  await leave(page)
})

it('on a phone, steps of signing are seen whole, with words that are longer than a line', async () => {
  const { page } = await visit(encrypt, { viewport: { width: 320, height: 640 } })
  await open(page)
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await unfoldSteps(page)
  const cut = await builder(page)
    .locator('pre')
    .evaluateAll((lines) => lines.map((line) => line.scrollWidth > line.clientWidth))
  expect(cut).toEqual([false, false, false, false, false])
  await leave(page)
})

it('what was asked for comes first once it is signed: the command, colored; how it was made is folded behind it', async () => {
  const { page } = await visit(encrypt)
  await open(page)
  await fillKeys(page)
  const button = builder(page).getByRole('button', { name: 'Sign' })
  await button.click()
  const command = listing(page, /curl/)
  const [pressed, shown] = await Promise.all([button.boundingBox(), command.boundingBox()])
  expect(shown!.y - pressed!.y - pressed!.height).toBeLessThan(140)
  expect(await listing(page, /Canonical/).isVisible()).toBe(false)
  expect(await command.locator('.tk-option').allInnerTexts()).toContain('--data-binary')

  // By keyboard, the next stops are the listing's buttons and the fold, which is as it was left when it is signed again.
  const fold = builder(page).locator('summary', { hasText: 'How it was signed' })
  await button.focus()
  for (let stop = 0; stop < 5; stop++)
    if (!(await fold.evaluate((summary) => summary === document.activeElement)))
      await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await listing(page, /Canonical/).waitFor()
  await field(page, 'Endpoint').fill('https://qkms.example.com')
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await listing(page, /Canonical/).waitFor()
  await leave(page)
})

it('what goes on in the next line of a signed command stands further in than its lines begin', async () => {
  const { page } = await visit(listObjects, { viewport: widths.phone })
  await open(page)
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  const indents = await listing(page, /curl/).evaluate((code) => {
    const letter = code.querySelector('.tk-option')!.getBoundingClientRect().width / '--path-as-is'.length
    const start = code.getBoundingClientRect().left
    return [...code.querySelectorAll('.line')].flatMap((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const [first, ...boxes] = [...range.getClientRects()].filter(({ width }) => width > 0)
      const below = boxes.filter(({ top }) => top > first!.bottom)
      return below.length ? [(Math.min(...below.map(({ left }) => left)) - start) / letter] : []
    })
  })
  // Its own lines begin two letters in.
  expect(indents.length).toBeGreaterThan(3)
  expect(Math.min(...indents)).toBeGreaterThan(3.5)
  await leave(page)
})

it('that nothing was signed is told in the color of the fields to fix', async () => {
  const { page } = await visit(encrypt)
  await open(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  const told = builder(page).getByText('Not signed')
  await told.waitFor()
  const color = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color)
  expect(await color(told)).toBe(await color(builder(page).locator('[id$=accessKeyId-error]')))
  await leave(page)
})

it('what is chosen looks as what is typed, and as large as in the samples; on a phone, it is too large to be magnified', async () => {
  const looks = (element: Locator) =>
    element.evaluate((control) => {
      const { fontFamily, fontSize } = getComputedStyle(control)
      return { fontFamily, fontSize }
    })
  for (const [viewport, size] of [
    [widths.desktop, '13.5px'],
    [widths.phone, '16px'],
  ] as const) {
    const { page } = await visit(encrypt, { viewport })
    await open(page)
    await builder(page).getByText('More parameters').click()
    const choice = builder(page).locator('select').first()
    await choice.selectOption({ index: 1 })
    const typed = await looks(field(page, 'KeyId').first())
    expect(await looks(choice)).toEqual(typed)
    expect(typed.fontSize).toBe(size)
    await leave(page)
  }
})

it('the signature is the one that the SDK makes', async () => {
  const { page } = await visit(listObjects)
  await open(page)
  await field(page, 'Bucket').first().fill('my-bucket')
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await unfoldSteps(page)
  const authorization = await listing(page, /Authorization/).innerText()
  const canonical = await listing(page, /Canonical/).innerText()
  const [method, path, query, ...rest] = canonical.split('\n')
  const headers = Object.fromEntries(
    rest.slice(0, rest.indexOf('')).map((line) => line.split(/:(.*)/).slice(0, 2) as [string, string]),
  )
  const time = headers['x-amz-date']!
  const signer = new SignatureV4({
    service: 's3',
    region: 'q-world-1',
    credentials: knownKey,
    sha256: Sha256,
    uriEscapePath: false,
  })
  const made = await signer.sign(
    {
      method: method!,
      protocol: 'https:',
      hostname: headers.host!,
      path: path!,
      query: Object.fromEntries(new URLSearchParams(query)),
      headers: { host: headers.host! },
    },
    { signingDate: new Date(time.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z')) },
  )
  expect(authorization).toBe(made.headers.authorization)
  expect(await listing(page, /String to sign/).innerText()).toContain(
    `${time.slice(0, 8)}/q-world-1/s3/aws4_request`,
  )
  await field(page, 'Where the signature goes').selectOption({ index: 1 })
  await listing(page, /Canonical/).waitFor({ state: 'detached' })
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  expect(await listing(page, /Presigned/).innerText()).toMatch(
    /X-Amz-Expires=3600.*X-Amz-Signature=[\da-f]{64}$/,
  )
  await leave(page)
})

it('what was typed is there again after the form was closed and on the way back, secrets excepted', async () => {
  const { page } = await visit(encrypt, { alone: true })
  await open(page)
  await field(page, 'KeyId').fill('alias/mine')
  await field(page, 'Plaintext').fill('for nobody else')
  await field(page, 'Endpoint').fill('https://qkms.example.com')
  const expectKept = async () => {
    await builder(page).waitFor()
    expect(await field(page, 'KeyId').inputValue()).toBe('alias/mine')
    expect(await field(page, 'Endpoint').inputValue()).toBe('https://qkms.example.com')
    expect(await field(page, 'Plaintext').inputValue()).not.toBe('for nobody else')
    await page.locator('.api-panel').first().filter({ hasText: 'alias/mine' }).waitFor()
  }
  await opener(page).click()
  await builder(page).waitFor({ state: 'detached' })
  await open(page)
  await expectKept()

  await page.getByRole('link', { name: 'Decrypt', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Decrypt' }).waitFor()
  await drawn(page)
  expect(await builder(page).count()).toBe(0)
  await open(page)
  expect(await field(page, 'Endpoint').inputValue()).toBe('https://qkms.example.com')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Encrypt' }).waitFor()
  await expectKept()
  // Only who has opened the form is taken to it.
  expect(await builder(page).evaluate((form) => form.contains(document.activeElement))).toBe(false)
  await leave(page)
})

it.each(['desktop', 'phone'] as const)(
  'a reader of a %s comes back to where they were below the form, however often',
  async (kind) => {
    const { page } = await visit(putObject, { alone: true, viewport: widths[kind] })
    await open(page)
    await builder(page).locator('summary').first().click()
    const section = page.getByRole('heading', { name: 'Request syntax' })
    await section.evaluate((heading) => heading.scrollIntoView())
    await frames(page)
    const topOf = () => section.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    const top = await topOf()
    for (let time = 0; time < 2; time++) {
      await navigate(page, '/docs/')
      await arrived(page, '**/docs/')
      await page.goBack()
      await builder(page).waitFor()
      await page.waitForFunction(
        ([heading, top]) => Math.abs((heading as Element).getBoundingClientRect().top - (top as number)) < 3,
        [await section.elementHandle(), top],
      )
    }
    await leave(page)
  },
)

it('a file that is larger than allowed is refused, and the page goes on', async () => {
  const { page } = await visit(encrypt, { alone: true })
  await open(page)
  await builder(page)
    .locator('input[type=file]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      // Made in the page: what is handed over from here takes half a minute on a busy machine.
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(12e6)], 'large.bin'))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await builder(page)
    .getByText(/4,?096/)
    .last()
    .waitFor()
  expect(await page.getByText('crashed').count()).toBe(0)
  await leave(page)
})

it('a chosen file has the field’s label and hint, and can be taken back', async () => {
  const { page } = await visit(encrypt, { alone: true })
  await open(page)
  const choose = builder(page).locator('input[type=file]').first()
  const id = (await builder(page).locator('textarea').first().getAttribute('id'))!
  await choose.setInputFiles({ name: 'hello.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') })
  const remove = builder(page).getByRole('button', { name: 'Remove hello.txt' })
  await remove.waitFor()
  expect(await choose.getAttribute('id')).toBe(id)
  expect(await accessibilityProblems(page)).toEqual([])
  await remove.click()
  expect(await builder(page).locator('textarea').first().inputValue()).toBe('')
  await hasFocus(choose)
  await leave(page)
})

it('keys are kept nowhere, and gone when the page is left', async () => {
  const { page } = await visit(listObjects, { alone: true })
  await open(page)
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await listing(page, /curl/).waitFor()
  const everywhere = () =>
    page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        location.href,
        history.state,
        document.cookie,
        document.documentElement.outerHTML,
        (await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
  expect(await everywhere()).not.toContain(knownKey.secretAccessKey)
  await page.getByRole('link', { name: 'GetObject', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'GetObject' }).waitFor()
  await drawn(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'ListObjectsV2' }).waitFor()
  await builder(page).waitFor()
  expect(await everywhere()).not.toContain(knownKey.accessKeyId)
  expect(await field(page, 'Secret access key').inputValue()).toBe('')
  // A browser that keeps the page as it is for the way back hides it first.
  await fillKeys(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(await field(page, 'Secret access key').inputValue()).toBe('')
  await leave(page)
})

it.each([
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const)('it is accessible, with and without mistakes: %s, %s', async (colorScheme, width) => {
  const { page } = await visit(putObject, { colorScheme, viewport: widths[width] })
  await open(page)
  await builder(page).getByText('More parameters').click()
  await field(page, 'Key').first().fill('')
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await builder(page).getByText('Not signed').waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await accessibilityProblems(page)).toEqual([])
  await field(page, 'Key').first().fill('a')
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await unfoldSteps(page)
  await listing(page, /Canonical/).waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await accessibilityProblems(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await leave(page)
})

it('it sends nothing as the site is set up, and the policy would not let it', async () => {
  const { page } = await visit(listObjects)
  await open(page)
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await listing(page, /curl/).waitFor()
  expect(await builder(page).getByRole('button', { name: 'Send' }).count()).toBe(0)
  await leave(page)
})

it('where the settings allow a host, it sends, and shows what comes back', async () => {
  const server = await startSignedS3()
  running.push(server)
  server.buckets.set('my-bucket', new Map([['photos/a.jpg', Buffer.from('a')]]))
  const site = await startAllowing(server.sendsTo)
  running.push(site)
  const { page } = await visit(listObjects, { host: site.url })
  await open(page)
  await field(page, 'Bucket').first().fill('my-bucket')
  await field(page, 'Endpoint').fill(server.endpoint)
  await fillKeys(page)
  await builder(page).getByRole('button', { name: 'Sign' }).click()
  await builder(page).getByRole('button', { name: 'Send' }).click()
  await builder(page).getByText('Answer: 200 OK').waitFor()
  expect(await listing(page, /Body of the answer/).innerText()).toContain('<KeyCount>')
  expect(await listing(page, /Headers of the answer/).innerText()).toContain('x-amz-request-id: LOCAL')
  await leave(page)
})

it('the button that opens the builder says by the sign of all that unfolds whether it is open', async () => {
  const { page } = await visit(putObject)
  const turn = () =>
    opener(page).evaluate((button) =>
      getComputedStyle(button.querySelector('span')!).getPropertyValue('--turn'),
    )
  expect(await turn()).not.toBe('135deg')
  await open(page)
  expect(await turn()).toBe('135deg')
  await leave(page)
})

it('a label and what is said of it stand apart', async () => {
  const { page } = await visit(putObject)
  await open(page)
  const gaps = await builder(page)
    .locator('label:has(> span)')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange()
        range.selectNode(label.firstChild!)
        return label.lastElementChild!.getBoundingClientRect().left - range.getBoundingClientRect().right
      }),
    )
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7)
  await leave(page)
})

it('a value that is cut is seen to go on, and what is said of a field comes before other ways to fill it', async () => {
  const { page } = await visit('/docs/api/q-storage/api-reference/object-operations/put-object/', {
    viewport: { width: 320, height: 640 },
  })
  await page.getByRole('button', { name: 'Build a request' }).click()
  const endpoint = page.getByLabel('Endpoint')
  await endpoint.waitFor()
  expect(await endpoint.evaluate((field) => getComputedStyle(field).textOverflow)).toBe('ellipsis')
  const isBase64 = page.getByLabel('The text is Base64')
  const said = page.locator('form p', { hasText: 'The content of the object.' })
  expect((await said.boundingBox())!.y).toBeLessThan((await isBase64.boundingBox())!.y)
  await leave(page)
})

it('the button that opens the builder is quiet while it is open', async () => {
  const { page } = await visit(putObject, { reducedMotion: 'reduce' })
  const ground = () => opener(page).evaluate((button) => getComputedStyle(button).backgroundColor)
  const closed = await ground()
  await open(page)
  const quiet = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect([quiet, 'rgb(255, 255, 255)']).toContain(await ground())
  expect(await ground()).not.toBe(closed)
  await leave(page)
})
