import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Term } from './Term'

const show = () =>
  render(
    <Term href="/docs/protocol/consensus/#frames" definition="A step of the clock.">
      frames
    </Term>,
  ).container.firstElementChild!

const link = () => screen.getByRole('link', { name: 'frames' })

/** What a browser sends for a tap; returns whether the link is followed. */
function tap() {
  const pointer = (event: Event) => Object.assign(event, { pointerType: 'touch' })
  fireEvent(link(), pointer(createEvent.pointerDown(link())))
  fireEvent(link(), pointer(createEvent.pointerOut(link())))
  return fireEvent.click(link())
}

describe('a term', () => {
  it('is a link to the page that explains it, described by its definition', () => {
    show()
    expect(link()).toHaveAttribute('href', '/docs/protocol/consensus/#frames')
    expect(link()).toHaveAccessibleDescription('A step of the clock.')
  })

  it('shows its definition at the first tap and follows the link at the second', () => {
    const term = show()
    expect(tap()).toBe(false)
    expect(term).toHaveAttribute('data-shown', 'true')
    const wasPrevented = jest.fn((event: Event) => {
      const before = event.defaultPrevented
      event.preventDefault() // jsdom can't go anywhere
      return before
    })
    link().addEventListener('click', wasPrevented, true)
    tap()
    expect(wasPrevented).toHaveReturnedWith(false)
  })

  it('hides its definition on Escape, until it is left', async () => {
    const user = userEvent.setup()
    const term = show()
    await user.tab()
    expect(link()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(term).toHaveAttribute('data-shown', 'false')
    await user.tab()
    expect(term).not.toHaveAttribute('data-shown')
  })

  it('hides it also where only the mouse shows it, wherever the focus is', async () => {
    const user = userEvent.setup()
    const term = show()
    await user.hover(link())
    await user.keyboard('{Escape}')
    expect(term).toHaveAttribute('data-shown', 'false')
    await user.unhover(link())
    expect(term).not.toHaveAttribute('data-shown')
    await user.keyboard('{Escape}')
    expect(term).not.toHaveAttribute('data-shown')
  })
  it('stays hidden when the mouse leaves it, as long as it has the focus, and shows when the mouse comes anew', async () => {
    const user = userEvent.setup()
    const term = show()
    await user.tab()
    await user.hover(link())
    await user.keyboard('{Escape}')
    await user.unhover(link())
    expect(term).toHaveAttribute('data-shown', 'false')
    await user.hover(link())
    expect(term).not.toHaveAttribute('data-shown')
    await user.keyboard('{Escape}')
    await user.unhover(link())
    await user.tab()
    expect(term).not.toHaveAttribute('data-shown')
  })
})
