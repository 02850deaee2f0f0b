import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithMemory } from '../../../testing/components/memory'
import { defineFigure } from '../../figures/figure'
import { Live, Touch, Track } from '../../figures/kit'
import { FigurePlayer } from './FigurePlayer'

const figure = defineFigure<number>({
  initial: 3,
  start: 0,
  Picture: ({ state }) => (
    <svg data-state={state}>
      <Touch label="Two more" to={state + 2}>
        <circle />
      </Touch>
      <Track label="How far" x={0} y={0} length={100} value={state} min={0} max={10} at={(value) => value} />
    </svg>
  ),
  describe: (state) => `At ${state}.`,
  step: (state) => (state < 3 ? state + 1 : null),
  Controls: ({ state, onChange }) => (
    <label>
      Number
      <input type="number" value={state} onChange={({ target }) => onChange(Number(target.value))} />
    </label>
  ),
})

/** What the figure says now. */
const live = () => document.querySelector('[aria-live]')!
const button = (name: string) => screen.getByRole('button', { name })
const setMotion = (reduced: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced }) as never
}

function show(frameRate = 2, memory?: Map<string, unknown>) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return {
    user,
    ...renderWithMemory(<FigurePlayer figure={figure} name="a figure" frameRate={frameRate} />, memory),
  }
}

beforeEach(() => {
  setMotion(false)
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('an interactive figure', () => {
  it('begins at its start, so that the first press of Step leads on', async () => {
    const { user } = show()
    expect(live()).toHaveTextContent('At 0.')
    expect(button('Step')).not.toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Step'))
    expect(live()).toHaveTextContent('At 1.')
  })

  it('can be started over where it has no steps', async () => {
    const touched = { ...figure, step: undefined, Controls: undefined }
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderWithMemory(<FigurePlayer figure={touched} name="a figure" frameRate={2} />)
    await user.click(button('Two more'))
    expect(live()).toHaveTextContent('At 2.')
    await user.click(button('Start over'))
    expect(live()).toHaveTextContent('At 0.')
    expect(screen.queryByRole('button', { name: 'Step' })).toBeNull()
  })

  it('goes on where it was left on the way back', async () => {
    const memory = new Map<string, unknown>()
    const { user, unmount } = show(2, memory)
    await user.click(button('Step'))
    unmount()
    show(2, memory)
    expect(live()).toHaveTextContent('At 1.')
    await user.click(button('Start over'))
    expect(live()).toHaveTextContent('At 0.')
  })

  it('begins at its start on another page', async () => {
    const memory = new Map<string, unknown>()
    const { user, unmount } = show(2, memory)
    await user.click(button('Step'))
    unmount()
    window.history.replaceState(null, '', '/other/')
    show(2, memory)
    expect(live()).toHaveTextContent('At 0.')
  })

  it('keeps room for the longest of its words, and for longer ones once it has said them', async () => {
    const { user } = show()
    const room = () => document.querySelector('.room')!
    expect(room()).toHaveAttribute('aria-hidden', 'true')
    expect(room()).toHaveTextContent('At 3.')
    screen.getByRole('slider', { name: 'How far' }).focus()
    await user.keyboard('{End}')
    expect(live()).toHaveTextContent('At 10.')
    await user.click(button('Start over'))
    expect(live()).toHaveTextContent('At 0.')
    expect(room()).toHaveTextContent('At 10.')
  })

  it('is changed by pressing its picture, with the mouse and with keys', async () => {
    const { user } = show()
    await user.click(button('Two more'))
    expect(live()).toHaveTextContent('At 2.')
    button('Two more').focus()
    await user.keyboard('{Enter}')
    expect(live()).toHaveTextContent('At 4.')
    await user.keyboard(' ')
    expect(live()).toHaveTextContent('At 6.')
  })

  it('is changed by moving what slides, and no further than to its ends', async () => {
    const { user } = show()
    const knob = screen.getByRole('slider', { name: 'How far' })
    knob.focus()
    await user.keyboard('{ArrowRight}{ArrowUp}')
    expect(live()).toHaveTextContent('At 2.')
    await user.keyboard('{End}{ArrowRight}')
    expect(live()).toHaveTextContent('At 10.')
    expect(knob).toHaveAttribute('aria-valuenow', '10')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(live()).toHaveTextContent('At 0.')
  })

  it('has a track and a knob only where they can be dragged', () => {
    const track = (
      <Track label="How far" x={0} y={0} length={100} value={3} min={0} max={10} at={(value) => value} />
    )
    const { container, rerender } = renderWithMemory(<svg>{track}</svg>)
    expect(container.querySelectorAll('circle, path')).toHaveLength(0)
    rerender(
      <Live value={() => undefined}>
        <svg>{track}</svg>
      </Live>,
    )
    expect(container.querySelector('[role=slider] circle')).not.toBeNull()
    expect(container.querySelectorAll('path')).toHaveLength(1)
  })

  it('goes on by steps, by keyboard, to the end', async () => {
    const { user, container } = show()
    for (let part = 0; part < 3; part++) await user.tab() // past the two parts of the picture
    expect(button('Step')).toHaveFocus()
    await user.keyboard(' ')
    expect(live()).toHaveTextContent('At 1.')
    expect(container.querySelector('[data-state="1"]')).not.toBeNull()
    await user.keyboard('  ')
    expect(button('Step')).toHaveAttribute('aria-disabled', 'true')
  })

  it('takes its own controls', async () => {
    const { user } = show()
    await user.clear(screen.getByLabelText('Number'))
    await user.type(screen.getByLabelText('Number'), '2')
    expect(live()).toHaveTextContent('At 2.')
  })

  it('tells screen readers what a step has changed', () => {
    show()
    expect(live()).toHaveAttribute('aria-live', 'polite')
  })
})

describe('playing', () => {
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  it('does not begin by itself', () => {
    show()
    wait(5000)
    expect(live()).toHaveTextContent('At 0.')
  })

  it('takes as many steps in a second as its rate says, and stops at the end', async () => {
    const { user } = show(2)
    await user.click(button('Play'))
    expect(live()).toHaveTextContent(/At [01]/)
    expect(live()).toHaveAttribute('aria-live', 'off')
    wait(600)
    expect(live()).toHaveTextContent(/At [12]/)
    wait(2000)
    expect(live()).toHaveTextContent('At 3.')
    expect(button('Play')).toBeVisible()
  })

  it('can be paused', async () => {
    const { user } = show(1)
    await user.click(button('Play'))
    await user.click(button('Pause'))
    const text = live().textContent
    wait(5000)
    expect(live()).toHaveTextContent(text ?? '')
  })

  it.each([
    ['less motion is asked for', true, 2],
    ['the frame rate is 0', false, 0],
  ])('is not offered where %s', (_, reduced, rate) => {
    setMotion(reduced)
    show(rate)
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument()
    expect(button('Step')).toBeVisible()
  })

  it.each([-1, 126, NaN])('refuses the frame rate %d', (rate) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => show(rate)).toThrow(RangeError)
  })
})
