import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { FoundPage } from '../../search/catalog'
import type { ResultOption } from '../../search/groups'
import { useResultChoice } from './use-result-choice'

const page: FoundPage = { ref: 0, title: '', path: '/', section: '', trail: [], texts: '' }
const optionsOf = (...ids: string[]): ResultOption[] =>
  ids.map((id) => ({ id, page, part: null, to: `/${id}/` }))
const three = optionsOf('a', 'b', 'c')

const entered = jest.fn<void, [string | undefined, boolean]>()

interface Props {
  options?: ResultOption[]
  first?: number
  question?: string
}

function Field({ options = three, first = 0, question = 'gas' }: Props) {
  const onEnter = (option: ResultOption | undefined, inNewTab: boolean) => entered(option?.id, inNewTab)
  const { active, point, onKeyDown } = useResultChoice({ options, first, question, onEnter })
  return (
    <>
      <input aria-label={active?.id ?? 'none'} onKeyDown={onKeyDown} />
      {options.map((option) => (
        <button key={option.id} type="button" onClick={() => point(option)}>
          {option.id}
        </button>
      ))}
    </>
  )
}

const field = () => screen.getByRole('textbox')
const chosen = () => field().getAttribute('aria-label')
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })

it('begins with the best', () => {
  render(<Field first={1} />)
  expect(chosen()).toBe('b')
})

it.each([
  ['ArrowDown', 'c'],
  ['ArrowUp', 'a'],
  ['Home', 'a'],
  ['End', 'c'],
])('%s leads from the middle to %s', (key, expected) => {
  render(<Field first={1} />)
  expect(press(key)).toBe(false) // the field's own caret stays
  expect(chosen()).toBe(expected)
})

it.each([
  ['ArrowUp', 0, 'c'],
  ['ArrowDown', 2, 'a'],
])('%s at the end goes on at the other one', (key, first, expected) => {
  render(<Field first={first} />)
  press(key)
  expect(chosen()).toBe(expected)
})

it('follows the pointer, and the arrows go on from there', () => {
  render(<Field />)
  fireEvent.click(screen.getByRole('button', { name: 'b' }))
  expect(chosen()).toBe('b')
  press('ArrowDown')
  expect(chosen()).toBe('c')
})

it('begins anew with another question, and where what was chosen is gone', () => {
  const { rerender } = render(<Field />)
  press('End')
  rerender(<Field options={optionsOf('a', 'b')} />)
  expect(chosen()).toBe('a')
  rerender(<Field />)
  expect(chosen()).toBe('c')
  rerender(<Field question="gas fees" first={0} />)
  expect(chosen()).toBe('a')
})

it.each([
  ['alone', {}, false],
  ['with Ctrl', { ctrlKey: true }, true],
  ['with ⌘', { metaKey: true }, true],
])('Enter %s opens the chosen one', (_, more, inNewTab) => {
  render(<Field />)
  press('ArrowDown')
  press('Enter', more)
  expect(entered).toHaveBeenLastCalledWith('b', inNewTab)
})

it('leaves other keys to the field, and all while a character is being composed', () => {
  render(<Field />)
  expect(press('a')).toBe(true)
  const composing = createEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  entered.mockClear()
  fireEvent(field(), composing)
  expect(entered).not.toHaveBeenCalled()
})

it('does nothing where nothing was found', () => {
  render(<Field options={[]} />)
  expect(press('ArrowDown')).toBe(true)
  expect(chosen()).toBe('none')
})

it('what was chosen stays chosen where other options come before it', () => {
  const { rerender } = render(<Field />)
  press('ArrowDown')
  rerender(<Field options={[...optionsOf('z'), ...three]} />)
  expect(chosen()).toBe('b')
  rerender(<Field options={optionsOf('z', 'c')} />)
  expect(chosen()).toBe('z')
})
