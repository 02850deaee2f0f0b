import './tools'

/** On phones and tablets what stands by itself around the text is as high as a thumb needs it, 36 px. */
export function thumbTargets() {
  if (window.innerWidth > 996) return []
  const kinds = [
    'nav[aria-label=Breadcrumbs] a',
    'nav[aria-label=Breadcrumbs] ~ div :is(a, button)',
    '.contents-bar summary',
    'main footer > div > a',
    'footer summary',
    'footer:not(main footer) li a',
    '[role=tab]',
    ...(window.innerWidth < 600 ? ['.listing button'] : []),
  ]
  const { nameOf, isSeen } = window.tools
  return [...document.querySelectorAll(kinds.join())].flatMap((element) => {
    const { height } = element.getBoundingClientRect()
    return isSeen(element) && height < 35.9
      ? [`${height.toFixed()} px high, too low for a thumb: ${nameOf(element)}`]
      : []
  })
}
