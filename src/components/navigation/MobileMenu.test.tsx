import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite, siteSidebars } from '../../test/site'
import { MobileMenu } from './MobileMenu'

const [learn] = siteSidebars
const onClose = jest.fn()
const menu = (open: boolean, path = '/docs/learn/intro/') => (
  <MobileMenu open={open} onClose={onClose} path={path} sidebar={learn} />
)
const renderMenu = (open: boolean) => {
  const result = renderWithSite(menu(open), { screen: 'narrow' })
  onClose.mockClear()
  return result
}
const dialog = () => screen.queryByRole('dialog', { name: 'Navigation' })

describe('MobileMenu', () => {
  it('is a modal dialog that opens and closes as it is told', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { rerender } = renderMenu(false)
    expect(dialog()).not.toBeInTheDocument()
    rerender(menu(true))
    expect(dialog()).toBeVisible()
    expect(showModal).toHaveBeenCalledTimes(1)
    rerender(menu(false))
    expect(dialog()).not.toBeInTheDocument()
  })

  it("holds the section's navigation and the items of the bar", () => {
    renderMenu(true)
    const sidebar = within(dialog()!).getByRole('navigation', { name: 'Docs sidebar' })
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Intro')
    expect(within(dialog()!).getByRole('link', { name: 'Learn', current: true })).toBeInTheDocument()
    expect(within(dialog()!).getByRole('link', { name: /^Code/ })).toBeVisible()
  })

  it('holds the items of the bar alone on a page outside of the sections', () => {
    renderWithSite(<MobileMenu open onClose={onClose} path="/" />, { screen: 'narrow' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Run' })).toBeVisible()
  })

  it('asks to be closed by its button', async () => {
    renderMenu(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks to be closed when a reader presses beside it, and not inside of it', async () => {
    renderMenu(true)
    expect(dialog()!.firstElementChild).toHaveStyle({ minHeight: '100%' })
    await userEvent.click(screen.getByRole('separator'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog()!)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('follows the browser, which closes it by the Escape key', () => {
    renderMenu(true)
    fireEvent(dialog()!, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks to be closed when a reader comes to another page', () => {
    const { rerender } = renderMenu(true)
    rerender(menu(true))
    expect(onClose).not.toHaveBeenCalled()
    rerender(menu(true, '/docs/learn/storage/'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
