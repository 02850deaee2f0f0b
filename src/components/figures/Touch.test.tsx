import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Live } from '../../figures/kit/live'
import { Touch } from '../../figures/kit/Touch'

/** Tasks of which the first can be run, and is gone then. */
function Tasks() {
  const [tasks, setTasks] = useState(['report', 'backup'])
  return (
    <Live value={(to) => setTasks(to as string[])}>
      <div role="group">
        <svg>
          {tasks.map((task) => (
            <Touch key={task} label={`Run ${task}`} to={tasks.filter((other) => other !== task)}>
              <rect />
            </Touch>
          ))}
        </svg>
        <button type="button">Start over</button>
      </div>
    </Live>
  )
}

it('a part that is gone once it is pressed gives the focus to the next one', async () => {
  render(<Tasks />)
  screen.getByRole('button', { name: 'Run report' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run backup' })).toHaveFocus())
})

it('the last one gives it to what stands below the picture', async () => {
  render(<Tasks />)
  screen.getByRole('button', { name: 'Run report' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run backup' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus())
})
