import { render, screen } from '@testing-library/react'
import { VisibilityNotice } from './VisibilityNotice'

describe('VisibilityNotice', () => {
  it('says nothing of a page for everybody', () => {
    const { container } = render(<VisibilityNotice draft={false} unlisted={false} />)
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    [true, false, 'Draft page'],
    [false, true, 'Unlisted page'],
    [true, true, 'Draft page'],
  ])('says of a page that is a draft (%s) or unlisted (%s): %s', (draft, unlisted, title) => {
    render(<VisibilityNotice draft={draft} unlisted={unlisted} />)
    expect(screen.getByRole('note', { name: title })).toHaveTextContent(
      draft ? 'not part of the published one' : 'Search engines leave this page out',
    )
    expect(screen.getByText(title).querySelector('svg')).toBeInTheDocument()
  })
})
