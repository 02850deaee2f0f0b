import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite, siteSettings, siteSidebars } from '../../../testing/components/site'
import { MobileMenu } from './MobileMenu'

const [learn] = siteSidebars
const onClose = jest.fn()
const onLeave = jest.fn()
const renderMenu = (options: Parameters<typeof renderWithSite>[1] = {}, sidebar = learn) =>
  renderWithSite(
    <MobileMenu onClose={onClose} onLeave={onLeave} path="/docs/learn/intro/" sidebar={sidebar} />,
    { screen: 'narrow', ...options },
  )
const dialog = () => screen.getByRole('dialog', { name: 'Navigation' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('MobileMenu', () => {
  it('is a modal dialog', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    renderMenu()
    expect(dialog()).toBeVisible()
    expect(showModal).toHaveBeenCalledTimes(1)
  })

  it("begins with the section's pages, and leads to the main menu and back", async () => {
    renderMenu()
    const sidebar = within(dialog()).getByRole('navigation', { name: 'Docs sidebar' })
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Intro')
    expect(screen.queryByRole('link', { name: 'Run' })).not.toBeInTheDocument()

    await press('← Back to main menu')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Learn', current: true })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Code/ })).toBeVisible()

    await press('Pages of Learn')
    expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  })

  it('is the main menu alone on a page outside of the sections', () => {
    renderWithSite(<MobileMenu onClose={onClose} onLeave={onLeave} path="/" />, { screen: 'narrow' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /main menu|^Pages of/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Run' })).toBeVisible()
  })

  it('has the color switch, unless the settings disable it', () => {
    const { unmount } = renderMenu()
    const find = () => screen.queryByRole('button', { name: /^Switch between dark and light mode/ })
    expect(find()).toBeVisible()
    unmount()
    renderMenu({ settings: { colorMode: { ...siteSettings.colorMode, disableSwitch: true } } })
    expect(find()).not.toBeInTheDocument()
  })

  it('asks to be closed by its button', async () => {
    renderMenu()
    await press('Close navigation bar')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks to be closed by a press beside it, and not inside of it', async () => {
    renderMenu()
    await userEvent.click(screen.getByRole('navigation'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog())
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks to be closed by Escape, before the browser closes it', () => {
    renderMenu()
    const stays = !fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(stays).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says that a reader leaves by a link to a page, and stays by one to another site', async () => {
    renderMenu()
    fireEvent.click(screen.getByRole('link', { name: 'Intro' }))
    expect(onLeave).toHaveBeenCalledTimes(1)
    await press('← Back to main menu')
    fireEvent.click(screen.getByRole('link', { name: /^Code/ }))
    expect(onLeave).toHaveBeenCalledTimes(1)
  })
})
