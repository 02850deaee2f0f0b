import { render, screen, within } from '@testing-library/react'
import { Breadcrumbs } from './Breadcrumbs'

const trail = [
  { label: 'Learn', path: '/docs/learn/' },
  { label: 'Storage', path: null },
  { label: 'Blocks', path: '/docs/learn/storage/blocks/' },
]

describe('Breadcrumbs', () => {
  it('lead from the home page to this one, which is marked and not a link', () => {
    render(<Breadcrumbs trail={trail} />)
    // jsdom has a phone's screen, which hides all steps but one.
    const hidden = { hidden: true }
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    const steps = within(nav).getAllByRole('listitem', hidden)
    expect(steps.map(({ textContent }) => textContent)).toEqual(['', 'Learn', 'Storage', 'Blocks'])
    expect(screen.getByRole('link', { name: 'Home page', ...hidden })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Learn', ...hidden })).toHaveAttribute('href', '/docs/learn/')
    expect(screen.getByText('Blocks')).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('link', hidden)).toHaveLength(2)
  })

  it('name the home page in words where a phone shows that step', () => {
    render(<Breadcrumbs trail={[trail[0]!]} />)
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveTextContent('Home page')
  })

  it('show a step without a page as text that is not the current page', () => {
    render(<Breadcrumbs trail={trail} />)
    expect(screen.getByText('Storage')).not.toHaveAttribute('aria-current')
  })

  it('cut long names only', () => {
    render(<Breadcrumbs trail={[trail[0]!, { label: 'Node management via qclient', path: null }]} />)
    const [, short, long] = screen.getAllByRole('listitem', { hidden: true })
    expect(short).toHaveStyle({ flexShrink: '0' })
    expect(long).not.toHaveStyle({ flexShrink: '0' })
  })

  it('may hold two steps of the same name', () => {
    render(<Breadcrumbs trail={[trail[0]!, { label: 'Learn', path: '/docs/learn/learn/' }]} />)
    expect(screen.getAllByText('Learn')).toHaveLength(2)
  })

  it('are not there without a trail', () => {
    const { container } = render(<Breadcrumbs trail={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
