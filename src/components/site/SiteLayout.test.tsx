import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../../../testing/components/site'
import { wrapPage } from './wrap-page'

const page = (pageContext: object, pathname = '/docs/learn/intro/') =>
  wrapPage({ element: <p>Text</p>, props: { pageContext, location: { pathname } } as never })
const introPage = page({ pagePath: '/docs/learn/intro/', sidebar: 'learn' })

describe('SiteLayout', () => {
  it('puts the page into the main region, between the bar and the footer', () => {
    renderWithSite(introPage)
    expect(screen.getByRole('main')).toHaveTextContent(/^Text$/)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('shows the sidebar of the section beside it, and marks page and section', () => {
    renderWithSite(introPage)
    const sidebar = screen.getByRole('navigation', { name: 'Docs sidebar' })
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Intro')
    const bar = screen.getByRole('navigation', { name: 'Main' })
    expect(within(bar).getByRole('link', { current: true })).toHaveTextContent('Learn')
  })

  it('shows no sidebar around a page outside of the sections', () => {
    renderWithSite(page({}, '/'))
    expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  })

  it('opens the menu of narrow screens, which closes when a reader comes to another page', async () => {
    const { rerender } = renderWithSite(introPage, { screen: 'narrow' })
    const open = screen.getByRole('button', { name: 'Toggle navigation bar' })
    await userEvent.click(open)
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    expect(open).toHaveAttribute('aria-expanded', 'true')
    window.history.replaceState(null, '', '/docs/learn/storage/') // as a link of the menu does
    rerender(page({ pagePath: '/docs/learn/storage/', sidebar: 'learn' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(open).toHaveAttribute('aria-expanded', 'false')
  })
})
