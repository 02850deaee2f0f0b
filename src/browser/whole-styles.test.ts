import type * as WholeStyles from './whole-styles'

let styles: typeof WholeStyles
let told: jest.SpyInstance
/** What the host has, by its address; another kind is a page of its own. */
let host: Record<string, { status?: number; type?: string; text?: string }>
const asked: string[] = []

beforeEach(async () => {
  jest.resetModules()
  styles = await import('./whole-styles')
  told = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  asked.length = 0
  host = {
    '/static/styles/a.css': { text: '.a{top:1px}.b{top:0}' },
    '/static/styles/b.css': { text: '.c{top:0}' },
  }
  window.fetch = (address) => {
    asked.push(address as string)
    const {
      status = 200,
      type = 'text/css; charset=utf-8',
      text = '',
    } = host[address as string] ?? { status: 404 }
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(text),
    } as Response)
  }
})
afterEach(() => told.mockRestore())

const part = '<style data-part data-href="/static/styles/a.css">.a{top:0}</style>'
const other = part.replace('a.css', 'b.css')
const texts = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)

it('leaves the page as it is until another takes its place, then puts whole sheets where their parts stand', async () => {
  document.head.innerHTML = `<style>.x{top:0}</style>${part}<style data-href="/static/app.css">.y{top:0}</style>`
  expect(await styles.wholeStyles()).toBe(true)
  expect(texts()).toEqual(['.x{top:0}', '.a{top:0}', '.y{top:0}'])
  styles.completeStyles()
  expect(texts()).toEqual(['.x{top:0}', '.a{top:1px}.b{top:0}', '.y{top:0}'])
  expect(document.querySelector('[data-part]')).toBeNull()
})

it('asks for each sheet once', async () => {
  document.head.innerHTML = part + other
  const asking = styles.wholeStyles()
  expect(styles.wholeStyles()).toBe(asking)
  await asking
  styles.completeStyles()
  expect(await styles.wholeStyles()).toBe(true)
  expect(asked).toEqual(['/static/styles/a.css', '/static/styles/b.css'])
})

it('changes nothing where no sheet has come', () => {
  document.head.innerHTML = part
  styles.completeStyles()
  expect(texts()).toEqual(['.a{top:0}'])
  expect(document.querySelector('[data-part]')).not.toBeNull()
})

it.each([
  ['is gone', { status: 404 }],
  ['can’t be reached', { status: 0 }],
  ['is a page of the host', { type: 'text/html' }],
])('tells of a sheet that %s, and asks for it alone the next time', async (_, answer) => {
  document.head.innerHTML = part + other
  const right = host['/static/styles/a.css']!
  host['/static/styles/a.css'] = answer
  expect(await styles.wholeStyles()).toBe(false)
  expect(told.mock.calls).toEqual([['No /static/styles/a.css', expect.any(Error)]])

  host['/static/styles/a.css'] = right
  expect(await styles.wholeStyles()).toBe(true)
  expect(asked).toEqual(['/static/styles/a.css', '/static/styles/b.css', '/static/styles/a.css'])
})
