import { render, screen } from '@testing-library/react'
import { Admonition } from './Admonition'

describe('Admonition', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ] as const)('names a box of the kind %s "%s"', (kind, title) => {
    render(<Admonition kind={kind}>Text</Admonition>)
    const box = screen.getByRole('complementary', { name: title })
    expect(box).toHaveTextContent(`${title}Text`)
  })

  it("shows the author's title in place of the default one", () => {
    render(
      <Admonition kind="warning" title="Mind the gap">
        Text
      </Admonition>,
    )
    expect(screen.getByRole('complementary', { name: 'Mind the gap' })).toHaveTextContent('Mind the gapText')
    expect(screen.queryByText('Warning')).not.toBeInTheDocument()
  })
})
