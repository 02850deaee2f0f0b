import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineFigure } from '../../figures/figure'
import { FigurePlayer } from './FigurePlayer'

const figure = defineFigure<number>({
  initial: 3,
  start: 0,
  Picture: ({ state }) => <svg data-state={state} />,
  describe: (state) => `At ${state}.`,
  step: (state) => (state < 3 ? state + 1 : null),
  Controls: ({ state, onChange }) => (
    <label>
      Number
      <input type="number" value={state} onChange={({ target }) => onChange(Number(target.value))} />
    </label>
  ),
})

const button = (name: string) => screen.getByRole('button', { name })
const setMotion = (reduced: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced }) as never
}

function show(frameRate = 2) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, ...render(<FigurePlayer figure={figure} frameRate={frameRate} />) }
}

beforeEach(() => {
  setMotion(false)
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('an interactive figure', () => {
  it('begins with what the page showed', () => {
    show()
    expect(screen.getByText('At 3.')).toBeVisible()
    expect(button('Step')).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes on by steps, by keyboard, to the end', async () => {
    const { user, container } = show()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByText('At 0.')).toBeVisible()
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByText('At 1.')).toBeVisible()
    expect(container.querySelector('[data-state="1"]')).not.toBeNull()
    await user.keyboard('  ')
    expect(button('Step')).toHaveAttribute('aria-disabled', 'true')
  })

  it('takes its own controls', async () => {
    const { user } = show()
    await user.clear(screen.getByLabelText('Number'))
    await user.type(screen.getByLabelText('Number'), '2')
    expect(screen.getByText('At 2.')).toBeVisible()
  })

  it('tells screen readers what a step has changed', () => {
    show()
    expect(screen.getByText('At 3.')).toHaveAttribute('aria-live', 'polite')
  })
})

describe('playing', () => {
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  it('does not begin by itself', () => {
    show()
    wait(5000)
    expect(screen.getByText('At 3.')).toBeVisible()
  })

  it('takes as many steps in a second as its rate says, and stops at the end', async () => {
    const { user } = show(2)
    await user.click(button('Play'))
    expect(screen.getByText(/At [01]/)).toHaveAttribute('aria-live', 'off')
    wait(600)
    expect(screen.getByText(/At [12]/)).toBeVisible()
    wait(2000)
    expect(screen.getByText('At 3.')).toBeVisible()
    expect(button('Play')).toBeVisible()
  })

  it('can be paused', async () => {
    const { user } = show(1)
    await user.click(button('Play'))
    await user.click(button('Pause'))
    const text = screen.getByText(/^At/).textContent
    wait(5000)
    expect(screen.getByText(/^At/)).toHaveTextContent(text ?? '')
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
