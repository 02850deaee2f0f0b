import { screen, within } from '@testing-library/react'
import { canonicalAddress, headProps, pageProps } from '../test/page'
import { renderWithSite } from '../test/site'
import ReferenceTemplate, { Head } from './reference'

const doc: NonNullable<Queries.ReferencePageQuery['doc']> = {
  kind: 'reference',
  title: 'GetThing',
  description: 'What GetThing does.',
  path: '/docs/api/get-thing/',
  draft: false,
  unlisted: false,
  breadcrumbs: [{ label: 'GetThing', path: '/docs/api/get-thing/' }],
  toc: [],
  previous: null,
  next: null,
  editUrl: 'https://code.example.com/edit/get-thing.mdx',
  lastUpdate: '2025-05-03T10:00:00.000Z',
  lastUpdateText: '3 May 2025',
  sources: [],
  content: {
    tag: 'Fragment',
    children: [{ tag: 'img', props: { src: './map.svg', alt: 'A map' } }],
  },
  images: [{ src: './map.svg', file: { publicURL: '/static/map.svg', childImageSharp: null } }],
}

describe('the template of an operation', () => {
  it('shows title and images, and when the page was changed', () => {
    renderWithSite(<ReferenceTemplate {...pageProps({ doc })} />)
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'GetThing' })).toBeVisible()
    expect(article.getByRole('img', { name: 'A map' })).toHaveAttribute('src', '/static/map.svg')
    expect(screen.getByText('3 May 2025')).toHaveAttribute('datetime', doc.lastUpdate)
  })

  it('names its address in the head', () => {
    renderWithSite(<Head {...headProps({ doc })} />)
    expect(canonicalAddress()).toMatch(/\/docs\/api\/get-thing\/$/)
  })
})
