import { render, screen } from '@testing-library/react'
import { Kbd } from './Kbd'

describe('Kbd', () => {
  it('marks its text as a key', () => {
    render(<Kbd>Esc</Kbd>)
    expect(screen.getByText('Esc').tagName).toBe('KBD')
  })
})
