import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Details } from './Details'

describe('Details', () => {
  it('is closed until a reader opens it', async () => {
    render(<Details summary="Why?">Because</Details>)
    expect(screen.getByText('Because')).not.toBeVisible()
    await userEvent.click(screen.getByText('Why?'))
    expect(screen.getByText('Because')).toBeVisible()
  })

  it('can start open', () => {
    render(
      <Details summary="Why?" open>
        Because
      </Details>,
    )
    expect(screen.getByText('Because')).toBeVisible()
  })
})
