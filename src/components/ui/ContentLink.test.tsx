import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { ContentLink } from './ContentLink'

const renderLink = (href: string) => render(<ContentLink href={href}>Fees</ContentLink>)

describe('ContentLink', () => {
  it.each(['/docs/fees/', '#fees', '/api/keys.json'])('leads to %s in the same tab', (href) => {
    renderLink(href)
    const link = screen.getByRole('link', { name: 'Fees' })
    expect(link).toHaveAttribute('href', href)
    expect(link).not.toHaveAttribute('target')
    expect(link).not.toHaveAttribute('rel')
  })

  it('shows a page of the site without a reload, and leaves anchors and files to the browser', async () => {
    const ended = new AbortController()
    renderLink('/docs/fees/')
    renderLink('#fees')
    renderLink('/api/keys.json')
    const [internal, ...others] = screen.getAllByRole('link')
    // The browser of the tests can't leave its page; what matters is that nobody else was asked to.
    window.addEventListener('click', (event) => event.preventDefault(), { signal: ended.signal })
    for (const other of others) await userEvent.click(other)
    ended.abort()
    expect(navigate).not.toHaveBeenCalled()
    await userEvent.click(internal!)
    expect(navigate).toHaveBeenCalledWith('/docs/fees/', expect.anything())
  })

  it.each(['https://example.com/', '//example.com/'])('opens %s in a new tab and says so', (href) => {
    renderLink(href)
    const link = screen.getByRole('link', { name: 'Fees (opens in a new tab)' })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('(opens in a new tab)')).toHaveClass('visually-hidden')
  })

  it.each(['/docs/', '#a', 'https://example.com/'])('passes other attributes on to %s', (href) => {
    render(<ContentLink href={href} title="More" aria-current="page" />)
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('title', 'More')
  })
})
