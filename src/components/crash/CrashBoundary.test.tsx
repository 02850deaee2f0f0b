import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CrashBoundary } from './CrashBoundary'

let broken = true
const Page = () => {
  if (broken) throw new Error('The map is empty.', { cause: new Error('No data.') })
  return <p>Whole again.</p>
}
const page = (path: string, whole = false) => (
  <CrashBoundary path={path} whole={whole}>
    <Page />
  </CrashBoundary>
)

describe('CrashBoundary', () => {
  beforeEach(() => {
    broken = true
    document.title = 'Fees'
    jest.spyOn(console, 'error').mockReturnValue()
  })

  it('shows that the page crashed, the message and its causes', () => {
    render(page('/a/'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^This page crashed\.$/)
    expect(screen.getByRole('alert').lastChild?.textContent).toBe('The map is empty.\n\nCause:\nNo data.')
    expect(document.title).toBe('Page Error')
  })

  it('tries again when asked, and gives the title back', async () => {
    render(page('/a/'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('This page crashed.')).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.body).toHaveTextContent(/^Whole again\.$/)
    expect(document.title).toBe('Fees')
  })

  it('shows another page, whose title stays', () => {
    const { rerender } = render(page('/a/'))
    broken = false
    rerender(page('/a/'))
    expect(screen.getByText('This page crashed.')).toBeVisible()
    document.title = 'Other page'
    rerender(page('/b/'))
    expect(document.body).toHaveTextContent(/^Whole again\.$/)
    expect(document.title).toBe('Other page')
  })

  it('keeps its title when the title of the page arrives later, and gives that one back', async () => {
    const { unmount } = render(page('/a/'))
    document.title = 'Fees of today'
    await waitFor(() => expect(document.title).toBe('Page Error'))
    unmount()
    expect(document.title).toBe('Fees of today')
  })

  it('leads home where nothing is left around it', () => {
    const { unmount } = render(page('/a/'))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    unmount()
    render(page('/a/', true))
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  })
})
