import file from '../fonts/geist-mono.woff2'
import { codeFont, inCodeFont } from '../shared/code-font'
import { sparesData } from './link-loading'
import { whenIdle } from './when-idle'

let isAsked = false

/** Loads the font of code if the page shows anything in it. If it doesn't come, the next page asks again. */
function load() {
  if (isAsked || sparesData() || !document.querySelector(inCodeFont)) return
  isAsked = true
  // Browsers lay the whole page out anew for each step of a font: a font of style sheets has two, one that is there has one.
  const font = new FontFace(codeFont, `url(${file})`, { weight: '400 700' })
  font.load().then(
    () => document.fonts.add(font),
    () => {
      isAsked = false
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
