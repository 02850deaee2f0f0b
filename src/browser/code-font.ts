import { codeFontAttribute } from '../shared/code-font'
import { sparesData } from './link-loading'
import { whenIdle } from './when-idle'

/**
 * Has the styles use the font of code once the page is there and the browser has nothing else to do; not on slow or metered
 * connections. The browser then loads it, for a page that shows any text in it. Nothing moves: the fallback is as wide.
 */
export function startCodeFont() {
  const use = () => void (sparesData() || document.documentElement.setAttribute(codeFontAttribute, ''))
  if (document.readyState === 'complete') whenIdle(use)
  else window.addEventListener('load', () => whenIdle(use), { once: true })
}
