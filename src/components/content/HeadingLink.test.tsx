import { render, screen } from '@testing-library/react'
import { HeadingLink } from './HeadingLink'

describe('HeadingLink', () => {
  it('leads to its heading and says to which, without adding to the text of the heading', () => {
    render(
      <h2>
        Install <HeadingLink id="install" text="Install" />
      </h2>,
    )
    expect(screen.getByRole('link', { name: 'Direct link to Install' })).toHaveAttribute('href', '#install')
    expect(screen.getByRole('heading')).toHaveTextContent(/^Install$/)
  })
})
