import { render, screen, within } from '@testing-library/react'
import { Card, Cards } from './Cards'

describe('Cards', () => {
  it('lists cards, each a link named by its title beside a sentence about it', () => {
    render(
      <Cards>
        <Card title="Quick start" href="/docs/run/">
          Ten minutes
        </Card>
        <Card title="Glossary" href="/docs/words/" />
      </Cards>,
    )
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(within(first!).getByRole('link', { name: 'Quick start' })).toHaveAttribute('href', '/docs/run/')
    expect(first).toHaveTextContent('Ten minutes')
    expect(within(second!).getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/docs/words/')
  })

  it('treats a card of another site as every other link there', () => {
    render(<Card title="Forum" href="https://forum.example.com" />)
    const link = screen.getByRole('link', { name: 'Forum (opens in a new tab)' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
