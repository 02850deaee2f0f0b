import { load } from 'cheerio'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import packageJson from '../package.json'
import { allRoutes, categoryRoutes, docRoutes, sectionRoutes } from './routes'

const site = 'https://docs.quilibrium.com'
const fileOf = (route: string) => path.join('public', route.endsWith('/') ? `${route}index.html` : route)
const read = (route: string) => load(readFileSync(fileOf(route), 'utf8'))

describe.each([...allRoutes, '/404.html'])('the HTML of %s', (route) => {
  const $ = read(route)

  it('has one first-level heading', () => {
    expect($('h1')).toHaveLength(1)
    expect($('h1').text().trim()).not.toBe('')
  })

  it('begins with a link to the main content', () => {
    const link = $('body a').first()
    expect(link.text()).toBe('Skip to main content')
    expect($(link.attr('href')).is('main')).toBe(true)
  })

  it('says its title, description, language and generator', () => {
    const title = $('title').text()
    if (route === '/') expect(title).toBe('Quilibrium Docs')
    else expect(title).toMatch(/^.+ \| Quilibrium Docs$/)
    const description = $('meta[name=description]').attr('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
    expect($('html').attr()).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect($('meta[name=generator]')).toHaveLength(1)
    expect($('meta[name=generator]').attr('content')).toBe(`${packageJson.name} 3.8.0`)
  })

  it('has no variable left unfilled outside of code', () => {
    $('code, pre, script, style').remove()
    expect($('body').text()).not.toMatch(/\{[a-z]\w*\}/)
    expect($.html('a[href*="{"], a[href*="%7B"], head')).not.toMatch(/\{(product|ticker|kms|storage)\}|%7B/)
  })

  it('blocks painting with nothing but itself', () => {
    expect($('link[rel=stylesheet]')).toHaveLength(0)
    const blocking = $('script[src]').filter(
      (_, script) => !('async' in script.attribs) && !('defer' in script.attribs),
    )
    expect(blocking).toHaveLength(0)
  })

  it('holds its content in place, for readers without JavaScript', () => {
    expect($('main h1')).toHaveLength(1)
    expect($('[hidden][id^="S:"], template[id^="B:"]')).toHaveLength(0)
  })
})

describe.each(allRoutes)('the head of %s', (route) => {
  const $ = read(route)

  it('has its canonical address and what shared links show', () => {
    const address = site + encodeURI(route)
    expect($('link[rel=canonical]').attr('href')).toBe(address)
    expect($('meta[property="og:url"]').attr('content')).toBe(address)
    expect($('meta[property="og:title"]').attr('content')).toBe($('title').text())
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
    const card = $('meta[property="og:image"]').attr('content')!
    expect(existsSync(path.join('public', new URL(card).pathname))).toBe(true)
  })
})

describe.each([...sectionRoutes, ...docRoutes, ...categoryRoutes])('the page %s', (route) => {
  const $ = read(route)

  it('has breadcrumbs that end with itself', () => {
    const crumbs = $('nav[aria-label=Breadcrumbs] li')
    expect(crumbs.length).toBeGreaterThanOrEqual(2)
    expect(crumbs.first().find('a').attr('href')).toBe('/')
    expect(crumbs.last().find('[aria-current=page]')).toHaveLength(1)
  })

  it('is marked once in its sidebar, its categories open', () => {
    const current = $('nav[aria-label="Docs sidebar"] a[aria-current=page]')
    expect(current.attr('href')).toBe(route)
    expect(current.closest('[hidden]')).toHaveLength(0)
  })
})

describe.each(docRoutes)('the document %s', (route) => {
  const $ = read(route)

  it('leads on, and to its source', () => {
    expect($('nav[aria-label="Docs pages"] a').length).toBeGreaterThanOrEqual(1)
    expect($('a:contains("Edit this page")').attr('href')).toMatch(/^https:\/\/github\.com\/.+\.mdx$/)
  })

  it('lists its headings of levels 2 and 3 and no others', () => {
    const headings = $('article h2[id]:not(.sr-only), article h3[id]')
      .map((_, heading) => heading.attribs.id)
      .get()
    const listed = $('aside nav[aria-label="On this page"] a')
      .map((_, link) => link.attribs.href?.slice(1))
      .get()
    expect(headings.length).toBeGreaterThan(3)
    expect(listed.filter((id) => id !== 'footnote-label')).toEqual(headings)
  })
})

describe('what is sent with a page', () => {
  it('grows with no other page: no list of pages in the HTML, no sidebar in the page data', () => {
    const route = docRoutes[0]!
    // The sheet of its own template has that name, and nothing else.
    const named = readFileSync(fileOf(route), 'utf8').match(/component---[\w-]+/g) ?? []
    expect(named.filter((name) => !name.startsWith('component---src-templates-doc-tsx'))).toEqual([])
    expect(readFileSync(`public/page-data${route}page-data.json`, 'utf8')).not.toContain(docRoutes[8])
  })

  it('keeps unlisted pages from search engines and from the lists', () => {
    const route = '/docs/discover/components-for-authors/'
    expect(read(route)('meta[name=robots]').attr('content')).toBe('noindex, nofollow')
    expect(read('/docs/discover/')(`a[href="${route}"]`)).toHaveLength(0)
  })
})

describe('of all pages', () => {
  // By htmlparser2, which takes a third of the time that a browser's way of reading HTML takes.
  const pages = globSync('public/**/*.html', { expandDirectories: false }).map((file) => {
    const $ = load(readFileSync(file, 'utf8'), { xml: { xmlMode: false } })
    const { ids } = $.extract({ ids: [{ selector: '[id]', value: 'id' }] })
    return { file, ids, path: $('script[data-page]').attr('data-page'), title: $('title').text() }
  })

  it('no two have one title', () => {
    const titled = pages.flatMap(({ path, title }) =>
      path && !path.startsWith('/404') ? [[path, title] as const] : [],
    )
    const pathOf = new Map(titled.map(([path, title]) => [title, path]))
    expect(titled.length).toBeGreaterThan(280)
    expect(titled.filter(([path, title]) => pathOf.get(title) !== path)).toEqual([])
  })

  it('none names two things alike', () => {
    expect(pages.length).toBeGreaterThan(280)
    expect(pages.flatMap(({ ids }) => ids).length).toBeGreaterThan(10 * pages.length)
    const twice = pages.flatMap(({ file, ids }) =>
      ids.flatMap((id, index) => (ids.indexOf(id) < index ? `${file}#${id}` : [])),
    )
    expect(twice).toEqual([])
  })
})
