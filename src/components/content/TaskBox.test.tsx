import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderNode } from './render-node'

const renderTasks = () =>
  render(
    renderNode({
      tag: 'ul',
      children: [
        { tag: 'input', props: { type: 'checkbox', checked: true, disabled: true } },
        { tag: 'input', props: { type: 'checkbox', disabled: true } },
      ],
    }),
  )

describe('TaskBox', () => {
  it('says in words which tasks are done', () => {
    renderTasks()
    expect(screen.getByRole('checkbox', { name: 'Done', checked: true })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Open', checked: false })).toBeDisabled()
  })

  it("can't be changed by a reader", async () => {
    renderTasks()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open' }))
    expect(screen.getByRole('checkbox', { name: 'Open' })).not.toBeChecked()
  })
})
