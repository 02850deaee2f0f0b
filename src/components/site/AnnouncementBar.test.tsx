import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Announcement } from '../../shared/announcement'
import { AnnouncementBar } from './AnnouncementBar'

const news: Announcement = { id: 'news', text: 'A new version is out.', link: null, closable: true }

describe('AnnouncementBar', () => {
  it('shows the message, and where it leads', () => {
    const link = { label: 'Read on', to: '/docs/', href: null }
    const { rerender } = render(<AnnouncementBar {...news} link={link} />)
    expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent(
      'A new version is out. Read on',
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/')
    rerender(<AnnouncementBar {...news} link={{ label: 'Blog', to: null, href: 'https://example.com/' }} />)
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/')
  })

  it('goes away when it is closed', async () => {
    render(<AnnouncementBar {...news} />)
    expect(screen.getByText('A new version is out.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('A new version is out.')).not.toBeVisible()
  })

  it('has nothing to close it with where it is to stay', () => {
    render(<AnnouncementBar {...news} closable={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
