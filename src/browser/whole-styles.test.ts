import type { wholeStyles as WholeStyles } from './whole-styles'

let wholeStyles: typeof WholeStyles
let told: jest.SpyInstance
beforeEach(async () => {
  jest.resetModules()
  wholeStyles = (await import('./whole-styles')).wholeStyles
  told = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => told.mockRestore())

const part = '<style data-part data-href="/static/styles/a.css">.a{top:0}</style>'
const other = part.replace('a.css', 'b.css')
const sheet = () => document.head.querySelector('link')!
const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

describe('wholeStyles', () => {
  it('tells of all that failed, and asks again for these alone, once the others are there', async () => {
    document.head.innerHTML = part + other
    const failing = wholeStyles()
    const [first, second] = document.head.querySelectorAll('link')
    first!.dispatchEvent(new Event('error'))
    await Promise.resolve()
    // The second is on its way: nobody asks for it twice.
    expect(wholeStyles()).toBe(failing)
    second!.dispatchEvent(new Event('load'))
    expect(await failing).toBe(false)
    expect(told.mock.calls).toEqual([[expect.stringMatching(/\/a\.css$/)]])

    void wholeStyles()
    expect(hrefs()).toEqual(['/static/styles/a.css', '/static/styles/b.css'])
    sheet().dispatchEvent(new Event('load'))
    expect(await wholeStyles()).toBe(true)
  })

  it('puts sheets in the place of their parts, once, and again where that failed', async () => {
    document.head.innerHTML = `<style>.x{top:0}</style>${part}<style data-href="/static/app.css">.y{top:0}</style>`
    const failing = wholeStyles()
    sheet().dispatchEvent(new Event('error'))
    expect(await failing).toBe(false)
    expect(document.head.querySelector('link')).toBeNull()
    expect(document.head.querySelectorAll('style')).toHaveLength(3)

    const whole = wholeStyles()
    expect(wholeStyles()).toBe(whole)
    expect(sheet().getAttribute('href')).toContain('/static/styles/a.css')
    sheet().dispatchEvent(new Event('load'))
    expect(await whole).toBe(true)
    expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'LINK', 'STYLE'])
    expect(wholeStyles()).toBe(whole)
  })
})
