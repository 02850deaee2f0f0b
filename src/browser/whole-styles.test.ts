import { wholeStyles } from './whole-styles'

const part = '<style data-part data-href="/static/styles/a.css">.a{top:0}</style>'
const sheet = () => document.head.querySelector('link')!

describe('wholeStyles', () => {
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
