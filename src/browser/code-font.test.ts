import { documentFonts, FakeFontFace } from '../../testing/components/font-face'
import type { startCodeFont as StartCodeFont } from './code-font'

let startCodeFont: typeof StartCodeFont
beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  startCodeFont = (await import('./code-font')).startCodeFont
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const { asked } = FakeFontFace

/** Shows something, and has the font come if it needs it. */
function show(html: string) {
  document.body.innerHTML = html
  startCodeFont()
  jest.runAllTimers()
}

it('has the page use the font once it is there, and asks for it once', async () => {
  show('<main><code>a</code></main>')
  show('<main><pre><code>b</code></pre></main>')
  expect(asked).toEqual([
    expect.objectContaining({ family: 'geist-mono', source: 'url(/static/font.woff2)' }),
  ])
  expect(documentFonts.size).toBe(0)
  asked[0]!.come()
  await Promise.resolve()
  expect([...documentFonts]).toEqual([asked[0]])
})

it.each([
  '<main><kbd>K</kbd></main>',
  '<main><div class="monospace">a</div></main>',
  '<main><svg><text font-family="var(--monospace)">a</text></svg></main>',
  '<dialog><samp>a</samp></dialog>',
])('asks for it for %s', (html) => {
  show(html)
  expect(asked).toHaveLength(1)
})

it.each([
  '<header><kbd>Ctrl+K</kbd></header><main><p>Text</p></main>',
  '<main><svg><text>a</text></svg></main>',
])('does not for %s', (html) => {
  show(html)
  expect(asked).toEqual([])
})

it('asks again on the next page where it did not come', async () => {
  show('<main><code>a</code></main>')
  asked.pop()!.fail()
  await Promise.resolve()
  await Promise.resolve()
  show('<main><code>b</code></main>')
  expect(asked).toHaveLength(1)
})

it('does not where data are spared', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  show('<main><code>a</code></main>')
  expect(asked).toEqual([])
})
