import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithMemory } from '../../../testing/components/memory'
import { renderToString } from 'react-dom/server'
import { settle } from '../../../testing/components/settle'
import { loadFigure } from '../figures/load-figure'
import { Figure } from './Figure'

jest.mock('../figures/load-figure', () => ({ loadFigure: jest.fn() }))
const mockedLoad = jest.mocked(loadFigure)
const { loadFigure: realLoad } = jest.requireActual<{ loadFigure: typeof loadFigure }>(
  '../figures/load-figure',
)
beforeEach(() => mockedLoad.mockReset().mockImplementation(realLoad))

const props = { name: 'bloom-clock', html: '<svg id="still"></svg>', description: 'Eight events.' }

describe('a figure', () => {
  it('has its picture and its caption in the HTML', () => {
    const html = renderToString(<Figure {...props}>The caption</Figure>)
    expect(html).toContain('<svg id="still"></svg>')
    expect(html).toContain('The caption</figcaption>')
    expect(html).not.toContain('<button')
  })

  it('has its description as text alternative, or as text where it changes', () => {
    const { rerender } = renderWithMemory(<Figure {...props} />)
    expect(screen.getByRole('img', { name: 'Eight events.' })).toBeInTheDocument()
    rerender(<Figure {...props} controls="<button>Step</button>" />)
    expect(screen.getByText('Eight events.')).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('says before it is alive what can be touched then, ahead of what its picture shows, with room for the longest', () => {
    renderWithMemory(
      <Figure
        {...props}
        controls="<button>Step</button>"
        hint="Press an event."
        room="Eight events, one by one."
      />,
    )
    const hint = screen.getByText('Press an event.')
    expect(hint).toBeVisible()
    expect(hint.nextElementSibling).toHaveTextContent('Eight events.')
    expect(screen.getByText('Eight events, one by one.')).toHaveAttribute('aria-hidden', 'true')
  })

  it('loads nothing by itself', () => {
    renderWithMemory(<Figure {...props} controls="<button>Step</button>" />)
    expect(mockedLoad).not.toHaveBeenCalled()
  })

  it('loads nothing ahead for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    renderWithMemory(<Figure {...props} controls="<button>Step</button>" />)
    const button = screen.getByRole('button', { name: 'Try it' })
    await userEvent.hover(button)
    act(() => button.focus())
    await settle(() => undefined)
    expect(mockedLoad).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'connection')
    await userEvent.unhover(button)
    await userEvent.hover(button)
    await waitFor(() => expect(mockedLoad).toHaveBeenCalled())
  })

  it('comes to life when its button is pressed, by keyboard, and takes the focus', async () => {
    const user = userEvent.setup()
    const { container } = renderWithMemory(<Figure {...props} controls="<button>Step</button>" />)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Try it' })).toHaveFocus()
    await user.keyboard('{Enter}')
    const figure = await screen.findByRole('group', { name: 'Interactive figure' })
    await waitFor(() => expect(figure).toHaveFocus())
    expect(container.querySelector('#still')).toBeNull()
  })

  it('says that it is loading, and keeps its picture and the place of the keyboard', async () => {
    const user = userEvent.setup()
    mockedLoad.mockReturnValue(new Promise(() => undefined))
    const { container } = renderWithMemory(<Figure {...props} controls="<button>Step</button>" />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('figure')).toHaveFocus()
    expect(await screen.findByText('Loading the figure …')).toBeVisible()
    expect(container.querySelector('#still')).not.toBeNull()
  })

  it('keeps its picture when its code cannot be had, and offers to try again', async () => {
    const user = userEvent.setup()
    jest.spyOn(console, 'warn').mockReturnValue()
    mockedLoad.mockRejectedValue(new Error('no network'))
    const { container } = renderWithMemory(<Figure {...props} controls="<button>Step</button>" />)
    await user.click(screen.getByRole('button', { name: 'Try it' }))
    expect(await screen.findByText('Loading the figure has failed.')).toBeVisible()
    expect(screen.getByText('Check your connection and try again, or reload the page.')).toBeVisible()
    expect(container.querySelector('#still')).not.toBeNull()
    mockedLoad.mockResolvedValue(await realLoad('bloom-clock'))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    const figure = await screen.findByRole('group', { name: 'Interactive figure' })
    await waitFor(() => expect(figure).toHaveFocus())
  })
})
