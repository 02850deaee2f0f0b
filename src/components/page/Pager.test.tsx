import { render, screen, within } from '@testing-library/react'
import { Pager } from './Pager'

const before = { label: 'Intro', path: '/docs/intro/' }
const after = { label: 'Fees', path: '/docs/fees/' }

/** The links of the pager: name, relation, address. */
const links = () =>
  within(screen.getByRole('navigation', { name: 'Docs pages' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('rel'), link.getAttribute('href')])

describe('Pager', () => {
  it('leads to the pages before and after this one', () => {
    render(<Pager previous={before} next={after} />)
    expect(links()).toEqual([
      ['PreviousIntro', 'prev', '/docs/intro/'],
      ['NextFees', 'next', '/docs/fees/'],
    ])
  })

  it('leads on only on the first page', () => {
    render(<Pager previous={null} next={after} />)
    expect(links()).toEqual([['NextFees', 'next', '/docs/fees/']])
  })

  it('leads back only on the last page', () => {
    render(<Pager previous={before} next={null} />)
    expect(links()).toEqual([['PreviousIntro', 'prev', '/docs/intro/']])
  })

  it('is not there for a page without neighbors', () => {
    const { container } = render(<Pager previous={null} next={null} />)
    expect(container).toBeEmptyDOMElement()
  })
})
