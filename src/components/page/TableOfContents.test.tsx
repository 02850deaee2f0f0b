import { render, screen, within } from '@testing-library/react'
import { TableOfContents } from './TableOfContents'

const headings = [
  { level: 2, id: 'install', text: 'Install' },
  { level: 3, id: 'linux', text: 'On Linux' },
]

describe('TableOfContents', () => {
  it('links to the headings of the page, deeper ones indented', () => {
    render(<TableOfContents headings={headings} />)
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Install', '#install'],
      ['On Linux', '#linux'],
    ])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first!.style.paddingInlineStart).toBe('')
    expect(second!.style.paddingInlineStart).toBe('12px')
  })

  it('shows the links beside the text at once', () => {
    render(<TableOfContents headings={headings} />)
    expect(screen.getByRole('link', { name: 'Install' })).toBeVisible()
  })
})
