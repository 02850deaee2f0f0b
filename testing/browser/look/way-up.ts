import './tools'

/** On phones, where it is all that is left of the breadcrumbs, the way up is shown whole. */
export function wayUp() {
  if (window.innerWidth >= 600) return []
  const links = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] a')]
  const cut = links.filter((link) => window.tools.isSeen(link) && link.scrollWidth > link.clientWidth)
  return cut.map(({ textContent }) => `cut way up: ${textContent}`)
}
