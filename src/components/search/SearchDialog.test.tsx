import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { useRef, useState, type ComponentProps } from 'react'
import { readCatalog } from '../../search/catalog'
import { Field } from '../../search/field'
import { SectionIndex } from '../../search/section-index'
import { settle } from '../../../testing/components/settle'
import { renderWithSite } from '../../../testing/components/site'
import { SearchDialog } from './SearchDialog'
import { SearchPanel } from './SearchPanel'

const catalog = readCatalog(
  {
    settings: { maxHits: 10, suggested: [], synonyms: [] },
    0: { title: 'Gas fees', path: '/docs/fees/', section: 'Discover', trail: [], texts: 'fees' },
    2: { title: 'Gas stations', path: '/docs/stations/', section: 'Run', trail: [], texts: 'stations' },
  },
  ['', 'Gas in a day'],
)

/** An index as the build writes it: words, and the parts in which they stand. */
const indexOf = (words: Record<string, number[]>) => new Field(new Map(Object.entries(words)))

const index = new SectionIndex(catalog, {
  titles: indexOf({ gas: [0, 2], fees: [0], stations: [2] }),
  headings: indexOf({ gas: [1], day: [1] }),
})

const retry = jest.fn()
const loading = { status: 'past delay', retry } as const
const failed = { status: 'error', retry } as const
const loaded = {
  status: 'loaded',
  value: { search: { catalog, index, loadFull: () => Promise.resolve(index) }, SearchPanel },
  retry,
} as const

const onClose = jest.fn()

function Example({ part, words }: { part: ComponentProps<typeof SearchDialog>['part']; words: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  return <SearchDialog part={part} field={field} typed={typed} onType={setTyped} onClose={onClose} />
}
const dialog = (part: ComponentProps<typeof SearchDialog>['part'], words = '') => (
  <Example part={part} words={words} />
)
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant')!)

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/')
  window.fetch = () => new Promise(() => undefined)
})

it.each([
  ['gas Kubernétes', '3 results on 2 pages; nothing for “Kubernétes”'],
  // Names of several words, short ones and numbers of accounts are not looked up everywhere, small words nowhere.
  ['gas docker-compose xy 111122223333', '3 results on 2 pages'],
  ['gas in a', '3 results on 2 pages'],
])('says which word led nowhere, though others led to results: %s', async (words, told) => {
  renderWithSite(dialog(loaded, words))
  expect(await screen.findByText(told)).toBeVisible()
})

it('words that the address has are not written there again, into an entry that a reader may have gone on to', async () => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '?search=gas+fees')
  renderWithSite(dialog(loaded, 'gas fees'))
  window.history.pushState(null, '', '?search=consensus')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  jest.useRealTimers()
  expect(window.location.search).toBe('?search=consensus')
})

describe('the field of the search', () => {
  it('has the focus, behind the words that the search begins with', () => {
    renderWithSite(dialog(loading, 'gas fees'))
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('spellcheck', 'false')
    expect(field()).toHaveValue('gas fees')
    expect(field().selectionStart).toBe(8)
  })

  it('is the same once the search has loaded: its words, its caret and its focus stay', async () => {
    const { rerender } = renderWithSite(dialog(loading))
    const before = field()
    await userEvent.type(before, 'gas fees')
    before.setSelectionRange(3, 3)
    rerender(dialog(loaded))
    expect(await screen.findByPlaceholderText('Search the documentation')).toBe(before)
    expect(before).toHaveFocus()
    expect(before).toHaveValue('gas fees')
    expect([before.selectionStart, before.selectionEnd]).toEqual([3, 3])
    await userEvent.keyboard('oline')
    expect(before).toHaveValue('gasoline fees')
  })

  it('searches for no more of a long text than a question has, and keeps it', async () => {
    const search = jest.spyOn(index, 'search')
    renderWithSite(dialog(loaded))
    const text = 'gas fees '.repeat(1000)
    fireEvent.input(field(), { target: { value: text } })
    await screen.findAllByRole('option')
    expect(field()).toHaveValue(text)
    expect(Math.max(...search.mock.calls.map(([words]) => words.length))).toBe(300)
    search.mockRestore()
  })

  it('follows the first result once it is there, where Enter was pressed before', async () => {
    const { rerender } = renderWithSite(dialog(loading))
    await userEvent.type(field(), 'gas fees{Enter}')
    expect(navigate).not.toHaveBeenCalled()
    rerender(dialog(loaded))
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    expect(navigate).toHaveBeenCalledWith('/docs/fees/')
  })

  describe('while only titles and headings are there', () => {
    /** Of which all words say that another page is meant. */
    const whole = new SectionIndex(catalog, {
      titles: indexOf({ gas: [0, 2], fees: [0], stations: [2] }),
      summaries: indexOf({ gas: [2], pump: [2] }),
    })
    let finish: (result: SectionIndex | Error) => void
    const halfLoaded = () => {
      const full = new Promise<SectionIndex>((resolve, reject) => {
        finish = (result) => (result instanceof Error ? reject(result) : resolve(result))
      })
      return { ...loaded, value: { ...loaded.value, search: { catalog, index, loadFull: () => full } } }
    }
    const ask = async () => {
      const { rerender } = renderWithSite(dialog(loading))
      await userEvent.type(field(), 'gas pump{Enter}')
      rerender(dialog(halfLoaded()))
      await screen.findAllByRole('option')
      expect(navigate).not.toHaveBeenCalled()
    }

    it('follows what all words lead to, where Enter was pressed before', async () => {
      await ask()
      await settle(() => finish(whole))
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/docs/stations/'))
      expect(navigate).toHaveBeenCalledTimes(1)
    })

    it('follows what there is, where the rest can’t be had', async () => {
      await ask()
      await settle(() => finish(new Error('offline')))
      await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    })

    it('keeps an Enter for what all words lead to; a second one takes what is there', async () => {
      const { rerender } = renderWithSite(dialog(halfLoaded(), 'gas pump'))
      await screen.findAllByRole('option')
      await userEvent.keyboard('{Enter}')
      expect(navigate).not.toHaveBeenCalled()
      await settle(() => finish(whole))
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/docs/stations/'))
      rerender(dialog(loading, 'gas'))
      rerender(dialog(halfLoaded(), 'gas'))
      await screen.findAllByRole('option')
      await userEvent.keyboard('{Enter}')
      expect(navigate).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Enter}')
      expect(navigate).toHaveBeenCalledTimes(2)
    })

    it('keeps an Enter where nothing is found yet', async () => {
      renderWithSite(dialog(halfLoaded(), 'pump'))
      await screen.findByPlaceholderText('Search the documentation')
      await userEvent.keyboard('{Enter}')
      await settle(() => finish(whole))
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/docs/stations/'))
    })

    it('follows at once what a reader has chosen', async () => {
      renderWithSite(dialog(halfLoaded(), 'gas pump'))
      await screen.findAllByRole('option')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      expect(navigate).toHaveBeenCalledTimes(1)
    })

    it('forgets the Enter of a reader who chooses a section in the meantime', async () => {
      const { rerender } = renderWithSite(dialog(loading))
      await userEvent.type(field(), 'gas{Enter}')
      rerender(dialog(halfLoaded()))
      await userEvent.click(await screen.findByRole('button', { name: /^Discover/ }))
      await settle(() => finish(whole))
      await screen.findAllByRole('option')
      expect(navigate).not.toHaveBeenCalled()
    })

    it('stays with a reader who chooses among the results in the meantime', async () => {
      await ask()
      await userEvent.keyboard('{ArrowDown}')
      await settle(() => finish(whole))
      await screen.findByRole('option', { name: /Gas stations/ })
      expect(navigate).not.toHaveBeenCalled()
    })
  })

  it('waits with a result where the words have changed since Enter was pressed', async () => {
    const { rerender } = renderWithSite(dialog(loading))
    await userEvent.type(field(), 'gas fees{Enter} s')
    rerender(dialog(loaded))
    await screen.findByPlaceholderText('Search the documentation')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('shows what a suggestion leads to, though Enter was pressed for words that led nowhere', async () => {
    const { rerender } = renderWithSite(dialog(loading))
    await userEvent.type(field(), 'fezs{Enter}')
    rerender(dialog(loaded))
    await userEvent.click(await screen.findByRole('button', { name: 'fees' }))
    await screen.findByRole('option', { name: /Gas fees/ })
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens the first result in a new tab once it is there, for Enter with %j before',
    async (how) => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null)
      const { rerender } = renderWithSite(dialog(loading, 'gas fees'))
      fireEvent.keyDown(field(), { key: 'Enter', ...how })
      rerender(dialog(loaded))
      await waitFor(() => expect(open).toHaveBeenCalledTimes(1))
      expect(open).toHaveBeenCalledWith('/docs/fees/', '_blank', 'noopener')
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it.each([{ isComposing: true }, { shiftKey: true }])(
    'does not follow a result for Enter with %j before it is there',
    async (how) => {
      const { rerender } = renderWithSite(dialog(loading, 'gas fees'))
      fireEvent.keyDown(field(), { key: 'Enter', ...how })
      rerender(dialog(loaded))
      await screen.findAllByRole('option')
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('says which result is chosen, and its keys choose another and follow it', async () => {
    renderWithSite(dialog(loaded))
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field(), 'gas')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(active()).toHaveTextContent('Gas fees')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Gas in a day')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}{Enter}')
    expect(navigate).toHaveBeenCalledWith('/docs/stations/')
    expect(onClose).toHaveBeenCalledWith(true)
  })

  it('leaves Enter to the writing of characters that takes several keys', async () => {
    renderWithSite(dialog(loaded, 'gas'))
    await screen.findAllByRole('option')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(navigate).not.toHaveBeenCalled()
  })

  describe('once a section is chosen', () => {
    const section = () => screen.findByRole('button', { name: /^Run/ })

    it('keeps the focus where the mouse has chosen it', async () => {
      renderWithSite(dialog(loaded, 'gas'))
      await userEvent.click(await section())
      expect(field()).toHaveFocus()
      expect(await section()).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard('{Enter}')
      expect(navigate).toHaveBeenCalledWith('/docs/stations/')
    })

    it.each([
      ['a letter is typed', '{Enter}x', () => expect(field()).toHaveValue('gasx')],
      ['an arrow chooses', '{Enter}{ArrowDown}', () => expect(active()).toHaveTextContent('Gas stations')],
      ['Enter follows', '{Enter}{Enter}', () => expect(navigate).toHaveBeenCalledWith('/docs/stations/')],
    ])('%s from the button, too', async (_, keys, check) => {
      renderWithSite(dialog(loaded, 'gas'))
      const button = await section()
      act(() => button.focus())
      await userEvent.keyboard(keys)
      check()
      expect(field()).toHaveFocus()
    })

    it('more may be chosen by keyboard, and letters come from any button of the dialog', async () => {
      renderWithSite(dialog(loaded, 'gas'))
      const button = await section()
      act(() => button.focus())
      await userEvent.keyboard(' ')
      expect(button).toHaveFocus()
      await userEvent.keyboard(' ')
      expect(button).toHaveFocus()
      act(() => screen.getByRole('button', { name: 'Close search' }).focus())
      await userEvent.keyboard('x')
      expect(field()).toHaveValue('gasx')
    })
  })

  it('is in sight once another one is chosen, in the next frame', async () => {
    renderWithSite(dialog(loaded, 'gas'))
    await screen.findAllByRole('option')
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    await userEvent.keyboard('{End}')
    // The frame of the first one may come in between.
    await waitFor(() => expect(shown.mock.contexts.at(-1)).toBe(active()))
  })

  it('is in sight when the window changes its size', async () => {
    renderWithSite(dialog(loaded, 'gas'))
    await screen.findAllByRole('option')
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(shown.mock.contexts).toEqual([active()])
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
  })

  it('is given the focus back by buttons that go away', async () => {
    renderWithSite(dialog(loaded, 'gsa'))
    await userEvent.click(await screen.findByRole('button', { name: 'gas' }))
    expect(field()).toHaveValue('gas')
    expect(field()).toHaveFocus()
  })
})

describe('a search that does not load', () => {
  it('says so and why; trying again leaves the focus in the field', async () => {
    renderWithSite(dialog(failed, 'gas'))
    expect(screen.getByText('Loading the search has failed.')).toBeVisible()
    expect(screen.getByText(/^Check your connection/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalled()
    expect(field()).toHaveFocus()
  })

  it('says that it takes its time, and that it takes too much', () => {
    const { rerender } = renderWithSite(dialog(loading))
    expect(screen.getByRole('status')).toHaveTextContent('Loading the search …')
    rerender(dialog({ status: 'timed out', retry }))
    expect(screen.getByRole('status')).toHaveTextContent(
      'Loading the search is taking longer than usual. Retry',
    )
  })
})
