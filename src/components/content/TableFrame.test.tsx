import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableFrame } from './TableFrame'

describe('TableFrame', () => {
  it('puts a table into a region that scrolls and that the keyboard reaches', async () => {
    render(
      <TableFrame id="fees">
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </TableFrame>,
    )
    const region = screen.getByRole('group', { name: 'Table' })
    expect(within(region).getByRole('table')).toHaveAttribute('id', 'fees')
    expect(within(region).getByRole('cell', { name: '1' })).toBeVisible()
    await userEvent.tab()
    expect(region).toHaveFocus()
    expect(region).toHaveStyle({ overflow: 'auto' })
  })
})
