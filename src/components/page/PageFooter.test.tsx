import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageFooter } from './PageFooter'

const editUrl = 'https://code.example.com/edit/fees.mdx'
const lastUpdate = { iso: '2025-05-03T10:00:00.000Z', text: '3 May 2025' }
const sources = [{ title: 'Whitepaper', url: 'https://example.com/paper.pdf' }]

describe('PageFooter', () => {
  it('leads to the file of the page', () => {
    render(<PageFooter editUrl={editUrl} lastUpdate={null} sources={[]} checked={null} />)
    expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute('href', editUrl)
  })

  it('says when the page last changed, for readers and for machines', () => {
    render(<PageFooter editUrl={editUrl} lastUpdate={lastUpdate} sources={[]} checked={null} />)
    expect(screen.getByText('Last updated on', { exact: false })).toHaveTextContent(
      'Last updated on 3 May 2025',
    )
    expect(screen.getByText('3 May 2025')).toHaveAttribute('datetime', lastUpdate.iso)
  })

  it('says nothing of a date or of sources that it is not given', () => {
    render(<PageFooter editUrl={editUrl} lastUpdate={null} sources={[]} checked={null} />)
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument()
    expect(screen.queryByText(/Sources/)).not.toBeInTheDocument()
    expect(screen.queryByText(/Checked/)).not.toBeInTheDocument()
  })

  it('says against what the page was checked', () => {
    render(<PageFooter editUrl={editUrl} lastUpdate={null} sources={[]} checked="version 2 of May" />)
    expect(screen.getByText('Checked against version 2 of May.')).toBeVisible()
  })

  it('unfolds the sources of the page', async () => {
    render(<PageFooter editUrl={editUrl} lastUpdate={null} sources={sources} checked={null} />)
    const source = screen.getByText('Whitepaper')
    expect(source).not.toBeVisible()
    await userEvent.click(screen.getByText('Sources of this page'))
    expect(source).toBeVisible()
    expect(source).toHaveAttribute('href', 'https://example.com/paper.pdf')
  })
})
