import { screen, within } from '@testing-library/react'
import { renderWithSite } from '../../../testing/components/site'
import { Footer } from './Footer'

describe('Footer', () => {
  it('has a titled column of links to pages of the site and to other sites', () => {
    renderWithSite(<Footer beside={false} />)
    const column = screen.getByRole('region', { name: 'More' })
    expect(within(column).getByRole('heading', { name: 'More' })).toBeVisible()
    const links = within(column).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Run a node', '/docs/run-node/'],
      ['Forum (opens in a new tab)', 'https://forum.example.com'],
    ])
  })

  it('says who owns the text and leads to its license', () => {
    renderWithSite(<Footer beside={false} />)
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Copyright Example CC0')
    expect(screen.getByRole('link', { name: /^CC0/ })).toHaveAttribute('href', 'https://license.example.com')
  })
})
