import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSearch } from '../../browser/search-address'
import { settle } from '../../../testing/components/settle'
import { renderWithSite } from '../../../testing/components/site'
import { SearchBox } from './SearchBox'

const boxButton = () => screen.getByRole('button', { name: /^(Search|Loading)/ })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })
const field = () => screen.getByRole('combobox', { name: 'Search' })

describe('SearchBox', () => {
  const fetched = jest.fn<Promise<Response>, [string]>()

  beforeEach(() => {
    window.history.replaceState(null, '', '/docs/')
    fetched.mockReturnValue(new Promise(() => undefined))
    window.fetch = fetched as unknown as typeof fetch
  })

  it('names its shortcut and loads nothing by itself', () => {
    renderWithSite(<SearchBox path="/" />)
    expect(boxButton()).toHaveTextContent(/^Search Ctrl\+K$/)
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['is pointed at', () => fireEvent.pointerEnter(boxButton())],
    ['has the focus', () => fireEvent.focus(boxButton())],
    ['is clicked', () => fireEvent.click(boxButton())],
    ['hears "/"', () => fireEvent.keyDown(document.body, { key: '/' })],
    ['hears Ctrl+K', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
    ['hears ⌘+K', () => fireEvent.keyDown(document.body, { key: 'k', metaKey: true })],
  ])('loads titles and headings once it %s, and says so', async (_, show) => {
    renderWithSite(<SearchBox path="/" />)
    await settle(() => void show())
    expect(boxButton()).toHaveTextContent('Loading...')
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/static/titles.store.json',
      '/static/headings.store.txt',
      '/static/titles.index.txt',
      '/static/headings.index.txt',
    ])
  })

  it('asks for its files in the press that opens it, before its dialog is drawn', () => {
    renderWithSite(<SearchBox path="/" />)
    act(() => {
      fireEvent.click(boxButton())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(fetched).toHaveBeenCalledTimes(4)
    })
  })

  it('takes words while it loads', async () => {
    renderWithSite(<SearchBox path="/" />)
    await userEvent.click(boxButton())
    expect(field()).toHaveAttribute('placeholder', 'Loading...')
    await userEvent.type(field(), 'gas')
    expect(field()).toHaveValue('gas')
  })

  it('leaves keys alone that are typed into a field', () => {
    renderWithSite(
      <>
        <SearchBox path="/" />
        <input aria-label="Other" />
      </>,
    )
    fireEvent.keyDown(screen.getByLabelText('Other'), { key: '/' })
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(dialog()).not.toBeInTheDocument()
  })

  it('opens where the address asks for it, and follows the way back', async () => {
    window.history.replaceState(null, '', '/docs/?search=gas+fees')
    renderWithSite(<SearchBox path="/" />)
    expect(await screen.findByRole('combobox')).toHaveValue('gas fees')
    window.history.replaceState(null, '', '/docs/')
    await settle(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(dialog()).not.toBeInTheDocument()
  })

  it('opens for other parts of the site, with their words', async () => {
    renderWithSite(<SearchBox path="/" />)
    await settle(() => void openSearch('put bucket'))
    expect(field()).toHaveValue('put bucket')
  })

  it('opens for them with what a reader wrote before the scripts were there', async () => {
    renderWithSite(<SearchBox path="/" />)
    window.___early = Object.assign([], { typed: 'gas fees' })
    await settle(() => void openSearch('put bucket'))
    expect(field()).toHaveValue('gas fees')
    delete window.___early
  })

  it('opens again with its words on Forward, whichever were typed last', async () => {
    window.history.pushState(null, '', '/docs/')
    renderWithSite(<SearchBox path="/" />)
    await userEvent.click(boxButton())
    await userEvent.type(field(), 'gas fees')
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(dialog()).not.toBeInTheDocument()
    window.history.forward()
    expect(await screen.findByRole('combobox')).toHaveValue('gas fees')
    window.history.back()
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('is no longer in the address once it is closed', async () => {
    window.history.replaceState(null, '', '/docs/?search=gas&tab=a')
    renderWithSite(<SearchBox path="/" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Close search' }))
    expect(dialog()).not.toBeInTheDocument()
    expect(window.location.search).toBe('?tab=a')
  })
})
