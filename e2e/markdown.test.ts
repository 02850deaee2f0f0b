import { load } from 'cheerio'
import { readFileSync } from 'node:fs'
import { markdownPath } from '../src/shared/paths'
import { plainSpaces } from '../src/shared/units'
import { allRoutes, docRoutes } from './routes'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

const read = (path: string) => readFileSync(`public${path}`, 'utf8')

describe('the Markdown twin', () => {
  it.each(docRoutes)('of %s has its title, description and headings', (route) => {
    const $ = load(read(`${route}index.html`))
    $('.sr-only, style').remove()
    const headings = $('article :is(h2, h3)')
      .map((_, heading) => plainSpaces($(heading).text().trim()))
      .get()
    expect(headings.length).toBeGreaterThan(3)
    const lines = read(markdownPath(route)).split('\n')
    expect(lines[0]).toBe(`# ${$('h1').text()}`)
    expect(lines[2]).toBe(`> ${$('meta[name=description]').attr('content')}`)
    const plain = lines
      .filter((line) => /^##+ /.test(line))
      .map((line) => line.replace(/[#\\`*_]/g, '').trim())
    expect(plain).toEqual(
      expect.arrayContaining(headings.map((text) => text.replace(/[#\\`*_]/g, '').trim())),
    )
  })

  it.each(allRoutes)('of %s has no component, brace or relative address left', (route) => {
    const prose = read(markdownPath(route))
      .replace(/^( *)(`{3,}).*?\n[\s\S]*?\n\1\2$/gm, '')
      .replace(/`[^`\n]*`/g, '')
    expect(prose).not.toMatch(/<\/?[A-Z]|\{[a-z]\w*\}|\]\((?!https?:|mailto:)/)
  })

  it('of an operation says first what a caller needs', () => {
    const [first] = read('/docs/api/q-storage/api-reference/object-operations/put-object.md').split('\n## ')
    expect(first).toContain('`PUT https://{Bucket}.qstorage.quilibrium.com/{Key}`')
    expect(first).toMatch(/^- Needs `s3:PutObject`$/m)
    expect(first).toMatch(/^- Signed with \[AWS Signature Version 4\]\(https:/m)
  })

  it('of a listing has its groups', () => {
    const groups = read('/docs/category/key-operations.md').match(/^## .*/gm)
    expect(groups).toHaveLength(10)
    expect(groups?.slice(0, 2)).toEqual(['## Keys', '## Aliases'])
  })

  it('is listed in llms.txt, and only what is listed is', () => {
    const list = read('/llms.txt')
    for (const route of docRoutes) expect(list).toContain(`https://docs.quilibrium.com${markdownPath(route)}`)
    expect(list).not.toContain('components-for-authors')
  })
})

describe('a reader', () => {
  connectBrowser()

  it('copies the page as Markdown, which is not loaded before', async () => {
    const { page } = await visit(samplePages.doc, { permissions: ['clipboard-read', 'clipboard-write'] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    await button.hover()
    expect(asked).not.toContain(markdownPath(samplePages.doc))
    await button.click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(read(markdownPath(samplePages.doc)))
    await leave(page)
  })

  it.each([true, false])(
    'is told once that it is not copied without a connection (clipboard allowed: %s)',
    async (isAllowed) => {
      const { page } = await visit(samplePages.doc, {
        alone: true,
        permissions: isAllowed ? ['clipboard-read', 'clipboard-write'] : [],
        mayReport: /ERR_INTERNET_DISCONNECTED/,
      })
      await page.context().setOffline(true)
      const said: string[] = []
      await page.exposeFunction('say', (words: string) => said.push(words))
      await page.evaluate(() => {
        const region = document.getElementById('gatsby-announcer')!
        const say = (window as unknown as { say: (words: string) => void }).say
        new MutationObserver(() => region.textContent && say(region.textContent)).observe(region, {
          childList: true,
        })
      })
      await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
      await page.getByRole('button', { name: 'Not copied' }).waitFor()
      await page.getByRole('button', { name: 'Copy page as Markdown' }).waitFor()
      expect(said).toEqual(['Not copied'])
      await leave(page)
    },
  )

  it('looks at the Markdown in the browser', async () => {
    const { page } = await visit(samplePages.category, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await page.waitForURL('**/docs/category/applications.md')
    expect(await page.locator('body').innerText()).toMatch(/^# Applications/)
    await leave(page)
  })
})
