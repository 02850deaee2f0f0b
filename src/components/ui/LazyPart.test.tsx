import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyPart } from './LazyPart'

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const renderPart = (load: () => Promise<string>) =>
  render(
    <LazyPart what="the figure" load={load} fallback={<p>In words.</p>}>
      {(value) => <p>{value}</p>}
    </LazyPart>,
  )
const status = () => screen.getByRole('status')

describe('LazyPart', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows its alternative until it is there, and says after 200 ms that it is loading', async () => {
    renderPart(() => new Promise((resolve) => setTimeout(resolve, 500, 'Drawn.')))
    expect(screen.getByText('In words.')).toBeVisible()
    await pass(199)
    expect(status()).toBeEmptyDOMElement()
    await pass(1)
    expect(status()).toHaveTextContent('Loading the figure …')
    expect(screen.getByText('In words.')).toBeVisible()
    await pass(300)
    expect(document.body).toHaveTextContent(/^Drawn.$/)
  })

  it('says what has failed and what to do, the cause in the console, and tries again when asked', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'))
    renderPart(load)
    await pass(0)
    expect(status()).toHaveTextContent(
      'Loading the figure has failed. Check your connection and try again, or reload the page. Retry',
    )
    expect(warn).toHaveBeenCalledWith(new Error('offline'))
    load.mockResolvedValueOnce('Drawn.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await pass(0)
    expect(document.body).toHaveTextContent(/^Drawn.$/)
  })

  it('offers to try again when it takes too long; the focus stays there', async () => {
    renderPart(() => new Promise(() => undefined))
    await pass(10_000)
    expect(status()).toHaveTextContent('Loading the figure is taking longer than usual.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(status()).toHaveFocus()
    expect(status()).toBeEmptyDOMElement()
  })
})
