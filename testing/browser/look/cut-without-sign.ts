import './tools'

/**
 * What is cut says so: it scrolls and fades at its end, or it ends in an ellipsis. Upright, scroll bars are sign enough. What
 * scrolls sideways fades once a script has let the keyboard reach it (src/browser/scroll-stops.ts), as it does here.
 */
export function cutWithoutSign() {
  const { nameOf, isSeen } = window.tools
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const wide = element.scrollWidth > element.clientWidth + 1
    const high = element.scrollHeight > element.clientHeight + 1
    if (!(wide || high) || element instanceof SVGElement || element.clientWidth < 2) return []
    const style = getComputedStyle(element)
    const { overflowX, overflowY, textOverflow } = style
    const isCut =
      (wide && overflowX !== 'visible' && textOverflow !== 'ellipsis') ||
      (high && (overflowY === 'hidden' || overflowY === 'clip'))
    if (!isCut || !isSeen(element)) return []
    const stops = element.role === 'group' && !element.hasAttribute('tabindex')
    if (stops) element.setAttribute('tabindex', '0')
    const fades = style.maskImage !== 'none'
    if (stops) element.removeAttribute('tabindex')
    return fades ? [] : [`cut without a sign: ${nameOf(element)}`]
  })
}
