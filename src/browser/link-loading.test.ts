import { showInWindow } from '../../testing/components/intersection-observer'
import type { LoadedPage } from './page-loader'

/** The loader of pages, and the pages that it has been asked for and that have not come. */
const open = new Map<string, { arrive: () => void; fail: () => void; throw: () => void }>()
const enqueue = jest.fn(
  (path: string) =>
    new Promise<LoadedPage>((resolve, reject) =>
      open.set(path, {
        arrive: () => resolve({ status: 'success' }),
        // As Gatsby's loader tells of a lost connection.
        fail: () => resolve({ status: 'error' }),
        throw: () => reject(new Error('no line')),
      }),
    ),
)
const asked = () => enqueue.mock.calls.map(([path]) => path)

/** Lets everything that waits for an idle browser or for a page go on. */
const idle = () => new Promise((resolve) => setTimeout(resolve))

let prefetchWhileVisible: (link: HTMLAnchorElement) => () => void
let preload: (link: HTMLAnchorElement) => void
beforeEach(async () => {
  jest.resetModules()
  ;({ prefetchWhileVisible, preload } = await import('./link-loading'))
  open.clear()
  enqueue.mockClear()
  window.___loader = { enqueue } as never
})
afterEach(() => jest.restoreAllMocks())

/** A document with a sidebar of so many links and a text of so many. */
function givePage(sidebar: number, text: number) {
  const links = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `<a href="/${name}${i + 1}/">${name}</a>`).join('')
  document.body.innerHTML = `<nav>${links('side', sidebar)}</nav><main>${links('text', text)}</main>`
  const all = [...document.querySelectorAll('a')]
  const forget = all.map(prefetchWhileVisible)
  return { all, forget, see: () => all.forEach((link) => showInWindow(link, true)) }
}

it('asks for four pages at once, those of the text first', async () => {
  givePage(3, 2).see()
  await idle()
  expect(asked()).toEqual(['/text1/', '/text2/', '/side1/', '/side2/'])
})

it('waits until all of the page is hydrated: the text, whose links come first, is the last', async () => {
  let finish = () => {}
  jest.doMock('./turns', () => ({ onceHydrated: (run: () => void) => (finish = run) }))
  jest.resetModules()
  ;({ prefetchWhileVisible } = await import('./link-loading'))
  jest.dontMock('./turns')
  givePage(5, 1).see()
  await idle()
  expect(asked()).toEqual([])
  finish()
  await idle()
  expect(asked()[0]).toBe('/text1/')
})

it('asks for the next page as soon as one has come', async () => {
  givePage(0, 6).see()
  await idle()
  open.get('/text2/')!.arrive()
  await idle()
  expect(asked()).toEqual(['/text1/', '/text2/', '/text3/', '/text4/', '/text5/'])
})

it('asks for each page once', async () => {
  const { see } = givePage(0, 2)
  see()
  await idle()
  open.get('/text1/')!.arrive()
  open.get('/text2/')!.arrive()
  await idle()
  see()
  await idle()
  expect(asked()).toEqual(['/text1/', '/text2/'])
})

it.each(['fail', 'throw'] as const)(
  'does not go on where pages can’t be had (%s), until the connection is back',
  async (how) => {
    givePage(0, 9).see()
    await idle()
    const first = asked()
    expect(first).toHaveLength(4)
    for (const path of first) open.get(path)![how]()
    await idle()
    expect(asked()).toEqual(first)
    window.dispatchEvent(new Event('online'))
    await idle()
    expect(asked().slice(4)).toEqual(['/text5/', '/text6/', '/text7/', '/text8/'])
    for (const path of asked().slice(4)) open.get(path)!.arrive()
    await idle()
    expect(asked().slice(8)).toEqual(['/text9/', '/text1/', '/text2/', '/text3/'])
  },
)

describe('on a phone', () => {
  beforeEach(() =>
    jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList),
  )

  it('asks for six pages of the text, and for none around it', async () => {
    givePage(3, 9).see()
    for (let page = 1; page <= 9; page++) {
      await idle()
      open.get(`/text${page}/`)?.arrive()
    }
    await idle()
    expect(asked()).toEqual([1, 2, 3, 4, 5, 6].map((page) => `/text${page}/`))
  })
})

it('asks for no page of a dialog, which is looked through for one link', async () => {
  document.body.innerHTML = '<dialog open><a href="/a/">a</a></dialog>'
  const link = document.querySelector('a')!
  prefetchWhileVisible(link)
  showInWindow(link, true)
  await idle()
  expect(asked()).toEqual([])
})

it('asks for nothing in a tab that is older than the site', async () => {
  jest.doMock('./site-version', () => ({ isOutdated: () => true }))
  jest.resetModules()
  ;({ prefetchWhileVisible } = await import('./link-loading'))
  givePage(0, 1).see()
  await idle()
  jest.dontMock('./site-version')
  expect(asked()).toEqual([])
})

it('asks for nothing for a program that reads all pages anyway', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  givePage(0, 1).see()
  await idle()
  expect(asked()).toEqual([])
})

it('forgets links that are out of sight or gone', async () => {
  const { all, forget, see } = givePage(0, 3)
  see()
  showInWindow(all[0]!, false)
  forget[1]!()
  await idle()
  expect(asked()).toEqual(['/text3/'])
})

it('waits for the page itself to be loaded', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  givePage(0, 1).see()
  await idle()
  expect(asked()).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await idle()
  expect(asked()).toEqual(['/text1/'])
})

it('asks for nothing without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  givePage(0, 1).see()
  await idle()
  expect(asked()).toEqual([])
})

it('brings the rules that another page may need when a reader turns to a link', async () => {
  document.head.innerHTML = '<style data-part data-href="/static/a.css">.a{top:0}</style>'
  window.fetch = () =>
    Promise.resolve({
      ok: true,
      headers: new Headers({ 'content-type': 'text/css' }),
      text: () => Promise.resolve('.b{top:0}'),
    } as Response)
  const hovering = jest.fn()
  window.___loader = { hovering } as never
  preload(givePage(1, 0).all[0]!)
  await idle()
  expect(hovering).toHaveBeenCalledWith('/side1/')
  expect(document.head.textContent).toBe('.b{top:0}')
})
