import { screen } from '@testing-library/react'
import { renderWithSite } from '../../../testing/components/site'
import { Badge } from './Badge'

/** The colors of the badge with a text. */
const colors = (text: string) => {
  const { color, backgroundColor } = getComputedStyle(screen.getByText(text))
  return [color, backgroundColor]
}
const colorsOf = (tone: string) => ['text', 'background'].map((role) => `var(--c-${tone}-${role})`)

describe('Badge', () => {
  it('shows its text in the colors of a note, or of the tone that it is given', () => {
    renderWithSite(
      <>
        <Badge>GET</Badge>
        <Badge tone="danger">required</Badge>
      </>,
    )
    expect(colors('GET')).toEqual(colorsOf('note'))
    expect(colors('required')).toEqual(colorsOf('danger'))
  })
})
