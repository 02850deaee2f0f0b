import { screen } from '@testing-library/react'
import { FakeFontFace } from '../../../testing/components/font-face'
import { renderWithSite } from '../../../testing/components/site'
import { readCatalog } from '../../search/catalog'
import { groupHits, optionsOf } from '../../search/groups'
import { codeFontClass } from '../../shared/code-font'
import { ResultList } from './ResultList'

const page = { path: '/docs/a/', section: 'Run', trail: [], texts: 'a' }
const { parts } = readCatalog({ 0: { title: 'Lists', ...page } }, ['', 'In words', '\tMaxKeys'])

/** The list in a dialog, as the search shows it. */
const list = (hits: typeof parts) => {
  const groups = groupHits(hits, '', 10)
  return (
    <dialog open>
      <ResultList
        id="list"
        groups={groups}
        options={optionsOf(groups)}
        active={undefined}
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
