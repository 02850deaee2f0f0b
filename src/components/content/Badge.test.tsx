import { screen } from '@testing-library/react'
import { renderWithSite } from '../../test/site'
import { Badge } from './Badge'

describe('Badge', () => {
  it('shows its text in the colours of a note, or of the tone that it is given', () => {
    renderWithSite(
      <>
        <Badge>GET</Badge>
        <Badge tone="note">POST</Badge>
        <Badge tone="danger">required</Badge>
      </>,
    )
    const [get, post, required] = ['GET', 'POST', 'required'].map((text) => screen.getByText(text).className)
    expect(get).toBe(post)
    expect(required).not.toBe(get)
  })
})
