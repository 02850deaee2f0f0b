import { render, screen } from '@testing-library/react'
import { Steps } from './Steps'

describe('Steps', () => {
  it('is an ordered list, marked for its looks', () => {
    const { container } = render(
      <Steps>
        <ol>
          <li>Download</li>
          <li>Install</li>
        </ol>
      </Steps>,
    )
    expect(container.querySelector('.steps > ol')).toBe(screen.getByRole('list'))
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Download', 'Install'])
  })
})
