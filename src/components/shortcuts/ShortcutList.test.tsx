import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dismissOverlays } from '../../browser/overlays'
import { ShortcutList } from './ShortcutList'

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

describe('ShortcutList', () => {
  it('opens by its key, and closes by its button', async () => {
    render(<ShortcutList />)
    noDialog()
    await userEvent.keyboard('?')
    expect(await dialog()).toHaveTextContent('?Open this list')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    noDialog()
  })

  it('opens by its button, and closes by a click beside it', async () => {
    render(<ShortcutList />)
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await userEvent.click(screen.getByText('Open this list'))
    await userEvent.click(await dialog())
    noDialog()
  })

  it.each([
    ['goes on to a result', dismissOverlays],
    ['goes back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('closes when a reader %s', async (_, go) => {
    render(<ShortcutList />)
    await userEvent.keyboard('?')
    await dialog()
    act(() => void go())
    noDialog()
  })

  it('stays open at the second press of a double click', async () => {
    render(<ShortcutList />)
    await userEvent.keyboard('?')
    const opened = await dialog()
    fireEvent.pointerDown(opened)
    fireEvent.click(opened, { detail: 2 })
    expect(opened).toBeInTheDocument()
  })

  it('turns single keys off and on; the button goes on to work', async () => {
    render(<ShortcutList />)
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await dialog()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Single keys/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('?')
    noDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    expect(await screen.findByRole('checkbox')).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('?')
    await dialog()
  })
})
