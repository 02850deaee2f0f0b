import { screen, within } from '@testing-library/react'
import { canonicalAddress, headProps, metaContent, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import CategoryTemplate, { Head } from './category'

const category: NonNullable<Queries.CategoryPageQuery['category']> = {
  label: 'Applications',
  description: 'Build and deploy.',
  path: '/docs/category/applications/',
  isReference: false,
  breadcrumbs: [{ label: 'Applications', path: '/docs/category/applications/' }],
  items: [
    { label: 'Run', path: '/docs/run/', description: 'Run it', itemCount: null, group: null },
    { label: 'One', path: '/docs/one/', description: 'A few', itemCount: 1, group: null },
    { label: 'Many', path: '/docs/many/', description: 'A lot', itemCount: 3, group: null },
  ],
  previous: null,
  next: { label: 'Run', path: '/docs/run/' },
}

describe('the template of a category', () => {
  it('shows what the category is and where it stands', () => {
    renderWithSite(<CategoryTemplate {...pageProps({ category })} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
    expect(screen.getByText('Build and deploy.')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Docs pages' })).toHaveTextContent('NextRun')
  })

  it.each([
    ['Run', '/docs/run/', 'Run it'],
    ['One', '/docs/one/', 'A few (1 item)'],
    ['Many', '/docs/many/', 'A lot (3 items)'],
  ])('has a card "%s" that leads to %s and says "%s"', (name, path, text) => {
    renderWithSite(<CategoryTemplate {...pageProps({ category: { ...category, next: null } })} />)
    const card = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }))
    expect(card?.textContent).toBe(name + text)
    expect(within(card!).getByRole('link')).toHaveAttribute('href', path)
  })

  it('is a list in groups where entries are looked up', () => {
    const names = ['Get', 'Put'].flatMap((verb) =>
      Array.from({ length: 7 }, (_, index) => `${verb}Part${index}`),
    )
    const items = names.map((label) => ({
      label,
      path: `/docs/${label.toLowerCase()}/`,
      description: `What ${label} does`,
      itemCount: null,
      group: null,
    }))
    renderWithSite(
      <CategoryTemplate {...pageProps({ category: { ...category, items, isReference: true } })} />,
    )
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Get',
      'Put',
    ])
    expect(screen.getByRole('link', { name: 'PutPart6' })).toHaveAttribute('href', '/docs/putpart6/')
    expect(screen.getByText('What PutPart6 does')).toBeInTheDocument()
  })

  it('speaks of the category in its head', () => {
    renderWithSite(<Head {...headProps({ category })} />)
    expect(document.title).toBe('Applications | Example Docs')
    expect(metaContent('description')).toBe('Build and deploy.')
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/category/applications/')
  })
})
