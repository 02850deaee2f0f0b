import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite, siteSettings } from '../../../testing/components/site'
import { Navbar } from './Navbar'

const menuButton = () => screen.queryByRole('button', { name: 'Toggle navigation bar' })
const switchButton = () => screen.queryByRole('button', { name: /^Switch between dark and light mode/ })
const onOpenMenu = jest.fn()
const navbar = (menuOpen = false) => (
  <Navbar path="/" sidebarName="run" menuOpen={menuOpen} onOpenMenu={onOpenMenu} />
)

describe('Navbar', () => {
  it("links the site's name to the home page, then the sections, then other sites", () => {
    renderWithSite(navbar())
    const main = screen.getByRole('navigation', { name: 'Main' })
    const links = within(main).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Example Docs', '/'],
      ['Learn', '/docs/learn/intro/'],
      ['Run', '/docs/run-node/quick-start/'],
      ['Code (opens in a new tab)', 'https://code.example.com'],
    ])
  })

  it('marks the section of the page', () => {
    renderWithSite(navbar())
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Run')
  })

  it('has the color switch, unless the settings disable it', () => {
    const { unmount } = renderWithSite(navbar())
    expect(switchButton()).toBeInTheDocument()
    unmount()
    const colorMode = { ...siteSettings.colorMode, disableSwitch: true }
    renderWithSite(navbar(), { settings: { colorMode } })
    expect(switchButton()).not.toBeInTheDocument()
  })

  it('has a menu button in place of the lists on narrow screens', async () => {
    renderWithSite(navbar(), { screen: 'narrow' })
    expect(screen.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(menuButton()!)
    expect(onOpenMenu).toHaveBeenCalledTimes(1)
  })

  it('has no menu button where there is nothing to put into the menu', () => {
    const navbarSettings = { ...siteSettings.navbar, items: [] }
    renderWithSite(navbar(), { screen: 'narrow', settings: { navbar: navbarSettings } })
    expect(menuButton()).not.toBeInTheDocument()
  })

  it('has no menu button on wide screens', () => {
    renderWithSite(navbar())
    expect(menuButton()).not.toBeInTheDocument()
  })

  it.each([true, false])('says by the menu button whether the menu is open: %s', (open) => {
    renderWithSite(navbar(open), { screen: 'narrow' })
    expect(menuButton()).toHaveAttribute('aria-expanded', String(open))
  })
})
