import '@testing-library/jest-dom'
import { format, TextEncoder } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import { documentFonts, FakeFontFace, resetFonts } from './font-face'
import { FakeIntersectionObserver } from './intersection-observer'
import { givePageLoader } from './page-loader'
import { matchMedia, resetMedia } from './media'
import { FakeResizeObserver } from './resize-observer'
import { words } from '../../src/locale/site-words'
import { mark, markShapes } from '../../src/site/mark'

/** The bundler writes the words into code; here they are an object. */
Object.assign(globalThis, {
  MARK: { box: mark.box, shapes: { __html: markShapes() } },
  WORDS: words,
  HAS_EDITIONS: false,
  SITE_EDITIONS: { own: '', all: [] },
})

/** What jsdom lacks and our components call. Tests of the server side run without a window. */
if (typeof window !== 'undefined') {
  window.TextEncoder = TextEncoder
  window.MessageChannel = MessageChannel as never
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.animate = () => ({ cancel() {} }) as Animation
  window.matchMedia = matchMedia
  window.FontFace = FakeFontFace as never
  Object.defineProperty(document, 'fonts', { value: documentFonts })
  window.IntersectionObserver = FakeIntersectionObserver as never
  window.ResizeObserver = FakeResizeObserver as never
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Every test begins with a fresh browser. What is complained of on the console fails a test that expects none. */
beforeEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...message) => {
      throw new Error(`console.${level}: ${format(...message)}`)
    })
  if (typeof window === 'undefined') return
  givePageLoader()
  localStorage.clear()
  sessionStorage.clear()
  resetMedia()
  resetFonts()
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})
