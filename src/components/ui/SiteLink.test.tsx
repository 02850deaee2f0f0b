import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { showInWindow } from '../../../testing/components/intersection-observer'
import { givePageLoader } from '../../../testing/components/page-loader'
import { SiteLink } from './SiteLink'

const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  givePageLoader()
  setConnection(undefined)
})

const renderLink = (props: Partial<Parameters<typeof SiteLink>[0]> = {}) => {
  const { unmount } = render(
    <SiteLink to="/docs/fees/?a=1#base" {...props}>
      Fees
    </SiteLink>,
  )
  return { link: screen.getByRole('link', { name: 'Fees' }), unmount }
}
const intents = {
  hovering: (link: Element) => fireEvent.mouseEnter(link),
  touching: (link: Element) => fireEvent.touchStart(link),
  focusing: (link: Element) => fireEvent.focus(link),
}

describe('SiteLink', () => {
  it('has the address of its page, and leads there without a reload', async () => {
    const { link } = renderLink()
    expect(link).toHaveAttribute('href', '/docs/fees/?a=1#base')
    await userEvent.click(link)
    expect(navigate).toHaveBeenCalledWith('/docs/fees/?a=1#base', { replace: false })
  })

  it('makes no second entry in the history for the page that is shown', async () => {
    const { link } = renderLink({ to: '/' })
    await userEvent.click(link)
    expect(navigate).toHaveBeenCalledWith('/', { replace: true })
  })

  it('takes the place of the page in the history where it is told to', async () => {
    const { link } = renderLink({ replace: true })
    await userEvent.click(link)
    expect(navigate).toHaveBeenCalledWith(expect.anything(), { replace: true })
  })

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (how) => {
      const { link } = renderLink()
      // jsdom can't follow links; that it is asked to is what counts.
      link.addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false)
      })
      link.parentElement!.parentElement!.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(link, how)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('does nothing where its owner has dealt with the click', async () => {
    const { link } = renderLink({ onClick: (event) => event.preventDefault() })
    await userEvent.click(link)
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each(Object.entries(intents))('loads its page on %s', (_, intend) => {
    intend(renderLink().link)
    expect(window.___loader.hovering).toHaveBeenCalledWith('/docs/fees/?a=1')
  })

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
    'loads nothing ahead on a connection with %j',
    (connection) => {
      setConnection(connection)
      const { link } = renderLink()
      for (const intend of Object.values(intents)) intend(link)
      expect(window.___loader.hovering).not.toHaveBeenCalled()
    },
  )

  it.each([{ effectiveType: '4g', saveData: false }, {}])(
    'loads ahead on a connection with %j',
    (connection) => {
      setConnection(connection)
      intents.hovering(renderLink().link)
      expect(window.___loader.hovering).toHaveBeenCalledTimes(1)
    },
  )

  it('has its page fetched once it can be seen', async () => {
    const { link } = renderLink()
    showInWindow(link, true)
    await waitFor(() => expect(window.___loader.enqueue).toHaveBeenCalledWith('/docs/fees/?a=1'))
  })
})
