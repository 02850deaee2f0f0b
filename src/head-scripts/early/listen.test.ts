import { field } from './field'
import { listenEarly } from './listen'
import { queue } from './queue'

/** A page as it is before React has started. */
const page = `
  <header>
    <button id="menu" aria-haspopup="dialog"></button>
    <button id="search" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K Meta+K"></button>
    <button id="mode"></button>
  </header>
  <main><input id="other"><button id="shortcuts" aria-haspopup="dialog" aria-keyshortcuts="?"></button></main>
  <p><a href="?">Retry</a></p>`

const root = document.documentElement
const heard = jest.fn()
const button = (id: string) => document.getElementById(id)!
const press = (id: string) => button(id).click()
const key = (given: string, more: KeyboardEventInit = {}, target: Element = document.activeElement!) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: given, bubbles: true, cancelable: true, ...more }))
function write(words: string) {
  field.value = words
  field.dispatchEvent(new Event('input'))
}
const asked = () => queue.map(({ id }) => id)
const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id)

beforeAll(() => listenEarly({ name: 'Search', loading: 'Loading…' }))
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = page
  root.dataset.hasHydrated = 'false'
  for (const one of document.querySelectorAll('button')) one.addEventListener('click', heard)
})
afterEach(() => {
  key('Escape')
  queue.length = 0
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

it('the page finds what was asked for, and the way to leave the field', () => {
  expect(window.___early).toBe(queue)
  press('search')
  queue.leave!()
  expect(field).not.toBeInTheDocument()
})

describe('a press', () => {
  it('is noted once, as the last one, and nobody else hears of it', () => {
    for (const id of ['mode', 'menu', 'mode']) press(id)
    expect(asked()).toEqual(['menu', 'mode'])
    expect(busy()).toEqual(['menu', 'mode'])
    expect(heard).not.toHaveBeenCalled()
  })

  it('on a dialog takes back the one before, with what was written for it', () => {
    for (const id of ['mode', 'search']) press(id)
    write('gas')
    press('menu')
    expect(asked()).toEqual(['mode', 'menu'])
    expect(busy()).toEqual(['menu', 'mode'])
    expect(queue.typed).toBe('')
    expect(field).not.toBeInTheDocument()
  })

  it('is left to the page once that is hydrated', () => {
    root.dataset.hasHydrated = 'true'
    press('menu')
    key('/')
    expect(asked()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('Escape', () => {
  it('takes back all dialogs, and nothing else', () => {
    for (const id of ['mode', 'search']) press(id)
    write('gas')
    key('Escape')
    expect(asked()).toEqual(['mode'])
    expect(queue.typed).toBe('')
  })

  it('takes back the search that the address asks for, and leaves the rest of the address', () => {
    window.history.replaceState({ key: 'entry' }, '', '/?theme=dark&search=gas')
    key('Escape')
    expect(window.location.search).toBe('?theme=dark')
    expect(window.history.state).toEqual({ key: 'entry' })
  })
})

describe('a key', () => {
  it.each([
    ['/', {}, 'search'],
    ['k', { ctrlKey: true }, 'search'],
    ['л', { code: 'KeyK', metaKey: true }, 'search'],
    ['?', { shiftKey: true }, 'shortcuts'],
  ])('%s %j is a press on its button', (given, more, id) => {
    key(given, more)
    expect(asked()).toEqual([id])
  })

  it('is none where another field hears it, nor where readers have turned off those of one sign', () => {
    key('/', {}, button('other'))
    localStorage.setItem('docs.single-keys', 'off')
    for (const given of ['/', '?']) key(given)
    expect(asked()).toEqual([])
    key('k', { ctrlKey: true })
    expect(asked()).toEqual(['search'])
  })

  // Browsers that fill in a form tell of a key without a name.
  it('without a name is no key', () => {
    const failed = jest.fn()
    window.addEventListener('error', failed)
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    window.removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('the field of the search', () => {
  it('keeps words, what is selected in them, and Enter after them', () => {
    press('search')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleName('Search')
    key('Enter')
    expect(queue.entered).toBeUndefined()
    write('gas fees')
    key('Enter', { ctrlKey: true })
    expect(queue).toMatchObject({ typed: 'gas fees', entered: 'in a new tab' })
    key('Enter')
    expect(queue.entered).toBe('here')
    write('gas fee')
    expect(queue).toMatchObject({ typed: 'gas fee', entered: undefined })
    field.setSelectionRange(0, 3)
    queue.leave!()
    expect(queue.selection).toEqual([0, 3])
  })

  it('begins with what the address asks for, and gives the focus back', () => {
    window.history.replaceState(null, '', '/?search=bucket')
    button('mode').focus()
    key('/')
    expect(field).toHaveValue('bucket')
    key('Escape')
    expect(button('mode')).toHaveFocus()
  })
})

describe('scripts that don’t come', () => {
  const isGone = () => root.dataset.scripts === 'gone'

  it('are waited for from the last press or letter on', () => {
    press('search')
    jest.advanceTimersByTime(14_000)
    write('gas')
    jest.advanceTimersByTime(14_000)
    expect(isGone()).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(isGone()).toBe(true)
    // It is being written in.
    expect(asked()).toEqual(['search'])
    expect(field).toBeInTheDocument()
    button('other').focus()
    expect(asked()).toEqual([])
    expect(field).not.toBeInTheDocument()
  })

  it('are not waited for once everything is taken back', () => {
    press('search')
    key('Escape')
    jest.advanceTimersByTime(60_000)
    expect(isGone()).toBe(false)
  })

  it('have what was pressed forgotten, and the focus go to the way to load them again', () => {
    button('mode').focus()
    press('mode')
    jest.advanceTimersByTime(15_000)
    expect(asked()).toEqual([])
    expect(busy()).toEqual([])
    expect(document.querySelector('a')).toHaveFocus()
  })

  it.each([
    ['script', true],
    ['img', false],
  ])('are told by a file of <%s> that fails: %s', (name, expected) => {
    document.body.append(document.createElement(name))
    document.body.lastElementChild!.dispatchEvent(new Event('error'))
    expect(isGone()).toBe(expected)
  })

  it('are told by data for which Gatsby gives up', () => {
    window.dispatchEvent(new Event('unhandledrejection'))
    expect(isGone()).toBe(true)
  })
})
