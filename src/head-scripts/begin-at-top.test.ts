import { fromTopAttribute } from '../shared/later-blocks'
import { beginAtTop } from './begin-at-top'

describe('lays out at first only what is seen', () => {
  const open = (hash: string, state: unknown) => {
    document.documentElement.removeAttribute(fromTopAttribute)
    window.history.replaceState(state, '', `/a/${hash}`)
    beginAtTop()
    return document.documentElement.hasAttribute(fromTopAttribute)
  }
  it('where a page begins at its top', () => expect(open('', null)).toBe(true))
  it('and not at a heading', () => expect(open('#size', null)).toBe(false))
  it('nor at an entry that is returned to', () => expect(open('', { key: 'entry' })).toBe(false))
})

it('lays out the rest of the page once it is there, and that of others as they come', () => {
  jest.useFakeTimers()
  const later = () => document.querySelector<HTMLElement>('p:last-child')!.style.contentVisibility
  const show = () => (document.body.innerHTML = `<div class="content">${'<p></p>'.repeat(10)}</div>`)
  window.history.replaceState(null, '', '/a/')
  beginAtTop()
  show()
  jest.runAllTimers()
  expect(later()).toBe('')
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(later()).toBe('visible')
  show()
  window.___layOutRest!()
  jest.runAllTimers()
  expect(later()).toBe('visible')
})
