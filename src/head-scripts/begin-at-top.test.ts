import { fromTopAttribute } from '../shared/later-blocks'
import { beginAtTop } from './begin-at-top'

const fromTop = () => document.documentElement.hasAttribute(fromTopAttribute)

interface Opening {
  hash?: string
  state?: unknown
  type?: string
  name?: string
}

/** Opens a page, as a browser tells of it. */
function open({ hash = '', state = null, type = 'navigate', name = 'https://docs.example.com/a/' }: Opening) {
  document.documentElement.removeAttribute(fromTopAttribute)
  window.history.replaceState(state, '', `/a/${hash}`)
  performance.getEntriesByType = () => [{ type, name }] as unknown as PerformanceEntryList
  beginAtTop()
}

it.each<[string, Opening, boolean]>([
  ['a page that begins at its top', {}, true],
  ['a page at a heading', { hash: '#size' }, false],
  ['a page at words', { name: 'https://docs.example.com/a/#:~:text=size' }, false],
  ['a page that is loaded anew', { type: 'reload' }, false],
  ['a page that is come back to', { type: 'back_forward' }, false],
  ['an entry that is returned to', { state: { key: 'entry' } }, false],
])('of %s only what is seen is laid out at first: %#', (_, opening, isFromTop) => {
  open(opening)
  expect(fromTop()).toBe(isFromTop)
})

describe('the rest', () => {
  const later = () => document.querySelector<HTMLElement>('p:last-child')!.style.contentVisibility
  const show = () => {
    document.body.innerHTML = `<a href="#a"></a><a href="/b/"></a><div class="content">${'<p></p>'.repeat(10)}</div>`
  }
  beforeEach(() => {
    jest.useFakeTimers()
    open({})
    show()
  })
  afterEach(() => jest.useRealTimers())

  it('is laid out once the page is painted, and that of others as they come', () => {
    jest.runAllTimers()
    expect(later()).toBe('')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    jest.runAllTimers()
    expect(later()).toBe('visible')
    show()
    window.___layOutRest!()
    jest.runAllTimers()
    expect(later()).toBe('visible')
  })

  it.each([
    ['a link to a place of the page', () => document.querySelector('a')!.click(), false],
    ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' })), false],
    ['what is no element', () => document.dispatchEvent(new Event('click')), true],
    ['a link to another page', () => document.querySelectorAll('a')[1]!.click(), true],
  ])('is laid out at once before %s is followed: %#', (_, act, stays) => {
    window.___layOutRest!()
    act()
    expect(fromTop()).toBe(stays)
  })
})
