import { render, screen } from '@testing-library/react'
import { Steps } from './Steps'

describe('Steps', () => {
  it('draws the numbers of an ordered list itself', () => {
    render(
      <Steps>
        <ol>
          <li>Download</li>
          <li>Install</li>
        </ol>
      </Steps>,
    )
    expect(screen.getByRole('list')).toHaveStyle({ listStyle: 'none' })
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Download', 'Install'])
  })
})
