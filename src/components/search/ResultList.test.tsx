import { act, screen } from '@testing-library/react'
import { FakeFontFace } from '../../../testing/components/font-face'
import { renderWithSite } from '../../../testing/components/site'
import { readCatalog } from '../../search/catalog'
import { groupHits, optionsOf } from '../../search/groups'
import { codeFontClass } from '../../shared/code-font'
import { inSight } from './in-sight'
import { ResultList } from './ResultList'

const page = { path: '/docs/a/', section: 'Run', trail: [], texts: 'a' }
const { parts } = readCatalog({ 0: { title: 'Lists', ...page } }, ['', 'In words', '\tMaxKeys'])

/** The list in a dialog, as the search shows it. */
const list = (hits: typeof parts, chosen?: number) => {
  const groups = groupHits(hits, '', 100)
  const options = optionsOf(groups)
  return (
    <dialog open>
      <ResultList
        id="list"
        groups={groups}
        options={options}
        active={chosen === undefined ? undefined : options.at(chosen)}
        words={new Set()}
        texts={new Map()}
        onReach={jest.fn()}
        onPoint={jest.fn()}
        onChoose={jest.fn()}
      />
    </dialog>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('asks for the font of code when a name is the first code that is shown', () => {
  const { rerender } = renderWithSite(list(parts.slice(0, 2)))
  jest.runAllTimers()
  expect(FakeFontFace.asked).toEqual([])
  rerender(list(parts))
  jest.runAllTimers()
  expect(FakeFontFace.asked).toHaveLength(1)
})

it('shows names in letters of code, and symptoms as it does headings', () => {
  const { parts } = readCatalog({ 0: { title: 'Lists', ...page } }, ['', '\tMaxKeys', '\tNo keys are listed'])
  renderWithSite(list(parts))
  const isCode = (text: string) => screen.getByText(text).classList.contains(codeFontClass)
  expect([isCode('MaxKeys'), isCode('No keys are listed')]).toEqual([true, false])
})

describe('more results than a window shows', () => {
  const titles = Object.fromEntries(
    Array.from({ length: 50 }, (_, ref) => [ref, { title: `Page ${ref}`, ...page }]),
  )
  const { parts } = readCatalog(titles, Array<string>(50).fill(''))
  const drawn = () => screen.getAllByRole('option').length

  it('are drawn where they are in sight, and the others as the browser has time', () => {
    renderWithSite(list(parts))
    expect(inSight()).toBeLessThan(50)
    expect(drawn()).toBe(inSight())
    for (let lines = inSight(); lines < 50;) {
      act(() => jest.runAllTimers())
      lines = Math.min(lines + inSight(), 50)
      expect(drawn()).toBe(lines)
    }
  })

  it('are all drawn at once where the chosen one is not among the first', () => {
    renderWithSite(list(parts, -1))
    expect(drawn()).toBe(50)
  })
})
