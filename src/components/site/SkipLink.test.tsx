import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mainId, SkipLink } from './SkipLink'

const page = (
  <>
    <SkipLink />
    <a href="#menu">Menu</a>
    <main id={mainId}>
      <a href="#text">Text</a>
    </main>
  </>
)
const skip = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

describe('SkipLink', () => {
  it('is the first stop of the keyboard, in a region of its own', async () => {
    render(page)
    await userEvent.tab()
    const link = screen.getByRole('link', { name: 'Skip to main content' })
    expect(link).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Skip to main content' })).toContainElement(link)
  })

  it('moves the focus to the main region, past what is before', async () => {
    render(page)
    await skip()
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Text' })).toHaveFocus()
  })

  it('leaves the main region no stop of the keyboard and no target of the mouse afterwards', async () => {
    render(page)
    await skip()
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
    await userEvent.tab()
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex')
  })

  it('leaves the way to the browser where no main region is', async () => {
    render(<SkipLink />)
    await skip()
    expect(window.location.hash).toBe('#__main')
  })
})
