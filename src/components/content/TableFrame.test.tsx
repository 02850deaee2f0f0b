import { render, screen, within } from '@testing-library/react'
import { resize } from '../../../testing/components/resize-observer'
import { TableFrame } from './TableFrame'

describe('TableFrame', () => {
  it('puts a table into a region with its name, which the keyboard reaches where it scrolls', () => {
    render(
      <TableFrame id="fees" aria-label="Fees">
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </TableFrame>,
    )
    const region = screen.getByRole('group', { name: 'Fees' })
    expect(within(region).getByRole('table')).toHaveAttribute('id', 'fees')
    expect(within(region).getByRole('cell', { name: '1' })).toBeVisible()
    expect(region).not.toHaveAttribute('tabindex')
    resize(region, { box: [300, 200], content: [500, 200] })
    expect(region).toHaveAttribute('tabindex', '0')
  })
})
