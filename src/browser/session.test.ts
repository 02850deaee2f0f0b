import { keepInSession, readSession, writeSession } from './session'

const block = () =>
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })

describe('what the tab keeps over a reload', () => {
  it('is what was written, by its kind', () => {
    writeSession('open', { a: true })
    expect(readSession('open')).toEqual({ a: true })
    expect(readSession('positions')).toEqual({})
    expect({ ...sessionStorage }).toEqual({ 'docs.open': '{"a":true}' })
  })

  it.each(['x', 'null', ''])('is nothing where storage holds %j, which is none of ours', (text) => {
    sessionStorage.setItem('docs.open', text)
    expect(readSession('open')).toEqual({})
  })

  it('is nothing where storage is blocked, and nothing fails', () => {
    block()
    writeSession('open', { a: true })
    expect(readSession('open')).toEqual({})
  })

  it('goes without what is too much', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(() => writeSession('open', { a: true })).not.toThrow()
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'nobody looks at it any more',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('is as it stands when %s', (_, leave) => {
    const kept: Record<string, number> = {}
    keepInSession('numbers', kept)
    kept.a = 1
    leave()
    expect(readSession('numbers')).toEqual({ a: 1 })
  })
})
