/** The banner's element. */
export const baseUrlBannerId = 'base-url-banner'

const bannerStyle = {
  border: 'thick solid red',
  background: 'rgb(255, 230, 179)',
  color: '#1d1d25',
  margin: '20px',
  padding: '20px',
  fontSize: '20px',
}

const wrong = '#b3152b'
const right = '#0b6b3d'

/**
 * Helps whoever has just deployed the site: where the site's own scripts could not be loaded and the page is not where the
 * settings say, a red banner names the base URL to set. React never draws it, so that no search engine reads it. It waits for the
 * page's load event, since Gatsby's scripts are async.
 * @param configured the base URL that the settings have
 */
export const suggestBaseUrl = (configured: string) =>
  window.addEventListener('load', () => showWhereWrong(configured), { once: true })

function showWhereWrong(configured: string) {
  const here = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/')
  if (window.___loader || here === configured) return
  const title = line('This site did not load properly.')
  title.style.fontWeight = 'bold'
  const banner = document.createElement('div')
  banner.id = baseUrlBannerId
  banner.setAttribute('role', 'alert')
  Object.assign(banner.style, bannerStyle)
  banner.append(
    title,
    line('A common reason is a wrong base URL: baseUrl in its settings.'),
    line('Base URL as configured: ', inBold(configured, wrong), configured === '/' ? ' (the default)' : ''),
    line('Base URL to try: ', inBold(here, right)),
  )
  document.body.prepend(banner)
}

function line(...parts: (Node | string)[]) {
  const paragraph = document.createElement('p')
  paragraph.append(...parts)
  return paragraph
}

/** An address in a color of its own: as text, never as HTML. */
function inBold(address: string, color: string) {
  const bold = document.createElement('b')
  bold.textContent = address
  bold.style.color = color
  return bold
}
