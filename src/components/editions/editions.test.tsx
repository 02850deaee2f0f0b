import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { EditionLink, PageEditions } from '../../shared/page-editions'
import { EditionArticle } from './EditionArticle'
import { EditionMenus } from './EditionMenus'
import { EditionNotices } from './EditionNotices'
import { originalPath } from './original-address'
import { PageEditionsOf } from './page-editions'

const english = { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' } as const
const arabic = { name: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' } as const
const next = { name: 'current', label: 'Next', isLast: false }
const old = { name: '1.0', label: '1.0', isLast: true }
const oldest = { name: '0.9', label: '0.9', isLast: false }
const all: EditionLink[] = [
  { name: '', path: '/', locale: english, version: next },
  { name: 'ar', path: '/ar/', locale: arabic, version: next },
  { name: '1.0', path: '/1.0/', locale: english, version: old },
  { name: '0.9', path: '/0.9/', locale: english, version: oldest },
]

/** Shows something of a page in an edition. */
function show(own: string, what: ReactNode, editions: PageEditions | null = {}, path = '/docs/a/') {
  // As the bundler writes it: another object wherever the name stands.
  Object.defineProperty(globalThis, 'SITE_EDITIONS', {
    get: () => JSON.parse(JSON.stringify({ own, all })) as object,
    configurable: true,
  })
  return render(
    <PageEditionsOf path={path} editions={editions ?? undefined}>
      {what}
    </PageEditionsOf>,
  )
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}${link.ariaCurrent ? ' now' : ''}`)
const lists = () => [...document.querySelectorAll('details')]
const menus = () => lists().map(linksIn)

describe('the menus of languages and versions', () => {
  it('lead to the page in each language of its version, and in each version', () => {
    show('', <EditionMenus />)
    expect(menus()).toEqual([
      ['English /docs/a/ now', 'العربية /ar/docs/a/'],
      ['Next /docs/a/ now', '1.0 /1.0/docs/a/', '0.9 /0.9/docs/a/'],
    ])
    const link = screen.getByRole('link', { name: 'العربية', hidden: true })
    expect(link).toHaveAttribute('hreflang', 'ar')
    expect(link.querySelector('span')).toHaveAttribute('dir', 'rtl')
  })

  it('lead to the documentation where a version has no such page, in the default language where it has no other', () => {
    show('ar', <EditionMenus />, { missingIn: ['0.9'] })
    expect(menus()[1]).toEqual(['Next /ar/docs/a/ now', '1.0 /1.0/docs/a/', '0.9 /0.9/docs/'])
  })

  it('lead to the home page from a page that no other edition has', () => {
    const { unmount } = show('', <EditionMenus />, null, '/nowhere/')
    expect(menus()[0]).toEqual(['English / now', 'العربية /ar/'])
    unmount()
    show('', <EditionMenus />, null, '/docs/')
    expect(menus()[0]).toEqual(['English /docs/ now', 'العربية /ar/docs/'])
  })

  it('are absent for what there is one of', () => {
    show('1.0', <EditionMenus />)
    expect(menus()).toHaveLength(1)
  })

  it('keep the version that a reader chooses', async () => {
    show('', <EditionMenus isOpen />)
    const link = screen.getByRole('link', { name: '1.0' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect({ ...localStorage }).toEqual({ 'docs.preferred-version.default': '1.0' })
  })

  it('close when the reader goes elsewhere, and on Escape', async () => {
    show('', <EditionMenus />)
    const [menu] = lists()
    menu!.open = true
    await userEvent.click(document.body)
    expect(menu).not.toHaveAttribute('open')
    menu!.open = true
    await userEvent.keyboard('{Escape}')
    expect(menu).not.toHaveAttribute('open')
    expect(menu!.querySelector('summary')).toHaveFocus()
  })
})

describe('the notices above a page', () => {
  const notes = () =>
    screen.queryAllByRole('note').map((note) => `${note.textContent} ${linksIn(note).join()}`)

  it('are none where it is of the last version and translated', () => {
    show('1.0', <EditionNotices />)
    expect(notes()).toEqual([])
  })

  it('say that a version is not released, or no longer kept up to date', () => {
    const { unmount } = show('', <EditionNotices />)
    expect(notes()).toEqual([
      'This page is of version Next, which is not released yet. See 1.0. 1.0 /1.0/docs/a/',
    ])
    unmount()
    show('0.9', <EditionNotices />)
    expect(notes()).toEqual([
      'This page is of version 0.9, which is no longer kept up to date. See 1.0. 1.0 /1.0/docs/a/',
    ])
  })

  it('lead to the version that the reader prefers', () => {
    localStorage.setItem('docs.preferred-version.default', '0.9')
    show('', <EditionNotices />)
    expect(notes()[0]).toMatch(/See 0.9. 0.9 \/0.9\/docs\/a\/$/)
  })

  it.each([
    ['untranslated', 'This page is not translated yet. You see its text in English. English /docs/a/'],
    [
      'outdated',
      'The original of this page has changed since it was translated. See it in English. English /docs/a/',
    ],
  ] as const)('say that a page is %s', (text, note) => {
    show('ar', <EditionNotices />, { text })
    expect(notes()).toContain(note)
  })
})

describe('a page that is not translated', () => {
  it('says in which language its text is, and where it belongs', () => {
    show('ar', <EditionArticle className="a">Text</EditionArticle>, { text: 'untranslated' })
    const article = screen.getByRole('article')
    expect([article.lang, article.dir, article.className]).toEqual(['en', 'ltr', 'a'])
    expect(originalPath({ pagePath: '/docs/a/', editions: { text: 'untranslated' } })).toBe('/docs/a/')
    expect(originalPath({ pagePath: '/docs/a/', editions: { text: 'outdated' } })).toBeUndefined()
  })

  it('is the one exception', () => {
    show('ar', <EditionArticle>Text</EditionArticle>)
    expect(screen.getByRole('article')).not.toHaveAttribute('lang')
  })
})
