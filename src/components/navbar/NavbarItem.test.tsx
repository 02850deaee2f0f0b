import { screen } from '@testing-library/react'
import { renderWithSite, siteSettings } from '../../../testing/components/site'
import { NavbarItem, type NavbarItemModel } from './NavbarItem'

const [tab, , link] = siteSettings.navbar.items as [NavbarItemModel, NavbarItemModel, NavbarItemModel]
const renderItem = (item: NavbarItemModel, sidebarName?: string) =>
  renderWithSite(<NavbarItem item={item} sidebarName={sidebarName} />)

describe('NavbarItem', () => {
  it("leads to the first page of the tab's sidebar", () => {
    renderItem(tab)
    expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/docs/learn/intro/')
  })

  it('marks the tab of the sidebar that a page belongs to', () => {
    renderItem(tab, 'learn')
    expect(screen.getByRole('link', { name: 'Learn', current: true })).toBeInTheDocument()
  })

  it.each(['run', undefined])('marks no tab on a page of the sidebar "%s"', (sidebarName) => {
    renderItem(tab, sidebarName)
    expect(screen.getByRole('link', { name: 'Learn', current: false })).toBeInTheDocument()
  })

  it('leads to another site, and never marks it', () => {
    renderItem(link)
    const item = screen.getByRole('link', { name: 'Code (opens in a new tab)', current: false })
    expect(item).toHaveAttribute('href', 'https://code.example.com')
  })

  it('refuses a type that it cannot draw, and names the type and the entry of the settings', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let failure: unknown
    try {
      renderItem({ ...link, type: 'search' })
    } catch (error) {
      failure = error
    }
    const { message, cause } = failure as Error
    expect(message).toMatch(/navbar\.items in src\/site\/settings\.ts:[^]*"label": "Code"[^]*\}$/)
    expect(message).not.toContain('null')
    expect(cause).toMatchObject({ message: 'No NavbarItem component found for type "search".' })
  })
})
