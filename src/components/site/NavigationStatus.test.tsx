import { act, fireEvent, screen } from '@testing-library/react'
import { followNavigation, endNavigation } from '../../browser/navigation'
import { givePageLoader } from '../../../testing/components/page-loader'
import { renderWithSite } from '../../../testing/components/site'
import { NavigationStatus } from './NavigationStatus'

const start = () => {
  jest.useFakeTimers()
  const loader = givePageLoader()
  followNavigation()
  renderWithSite(<NavigationStatus />)
  window.___navigate('/a/')
  void window.___loader.loadPage('/a/')
  return loader
}
afterEach(() => {
  act(endNavigation)
  jest.useRealTimers()
})

describe('NavigationStatus', () => {
  it('draws how far the next page has come', () => {
    start()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toHaveStyle({
      transform: 'scaleX(0.08)',
      transition: 'transform 200ms ease',
    })
    act(endNavigation)
    act(() => jest.advanceTimersByTime(200))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('says that a page is out of reach, and leads there once there is a connection', async () => {
    const loader = start()
    jest.spyOn(console, 'warn').mockReturnValue()
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(() => loader.arrive('/a/', undefined))
    expect(screen.getByRole('status')).toHaveTextContent('You are offline, and that page is not here yet.')
    const again = screen.getByRole('link', { name: 'Try again' })
    expect(again).toHaveAttribute('href', `${window.location.origin}/a/`)
    expect(fireEvent.click(again)).toBe(false)
    online.mockReturnValue(true)
    again.removeAttribute('href') // jsdom can't go anywhere
    expect(fireEvent.click(again)).toBe(true)
  })
})
