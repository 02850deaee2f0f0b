import file from '../fonts/geist-mono.woff2'
import { codeFont, inCodeFont } from '../shared/code-font'
import { savesData } from './saves-data'
import { whenIdle } from './when-idle'

let isRequested = false

/** Loads the font of code if the page shows anything in it. If that fails, the next page tries again. */
function load() {
  if (isRequested || savesData() || !document.querySelector(inCodeFont)) return
  isRequested = true
  // Browsers lay out the whole page at each step of loading a font. One of a style sheet takes two steps, a loaded one takes one.
  const font = new FontFace(codeFont, `url(${file})`, { weight: '400 700' })
  font.load().then(
    () => document.fonts.add(font),
    () => {
      isRequested = false
    },
  )
}

const loadWhenIdle = () => void whenIdle(load)

/**
 * Has what is shown now use the font of code, once the page is there and the browser has nothing else to do; not on slow or
 * metered connections. Nothing moves: the fallback is as wide.
 */
export function startCodeFont() {
  if (document.readyState === 'complete') loadWhenIdle()
  else window.addEventListener('load', loadWhenIdle, { once: true })
}
