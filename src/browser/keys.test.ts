import { isSearchShortcut, isSingleKey, singleKeysAreOn, turnSingleKeys } from './keys'

/** Presses a key and says whether it counts as the single key "?". */
function counts(key: string, target: HTMLElement = document.body, modifiers: KeyboardEventInit = {}) {
  let result = false
  document.body.append(target === document.body ? '' : target)
  window.addEventListener('keydown', (event) => (result = isSingleKey(event, 'shortcuts')), { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }))
  if (target !== document.body) target.remove()
  return result
}

describe('isSingleKey', () => {
  it('is the key itself, with Shift where the keyboard asks for it', () => {
    expect(counts('?')).toBe(true)
    expect(counts('?', document.body, { shiftKey: true })).toBe(true)
    expect(counts('a')).toBe(false)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is no key with a modifier: %s', (modifier) => {
    expect(counts('?', document.body, { [modifier]: true })).toBe(false)
  })

  it('is no key that is held down: the search would open with a slash in it', () => {
    expect(counts('?', document.body, { repeat: true })).toBe(false)
  })

  it.each(['input', 'textarea', 'select'])('is no key typed into <%s>', (tag) => {
    expect(counts('?', document.createElement(tag))).toBe(false)
  })

  it('is no key where the reader has turned single keys off', () => {
    expect(singleKeysAreOn()).toBe(true)
    turnSingleKeys(false)
    expect([singleKeysAreOn(), counts('?')]).toEqual([false, false])
    turnSingleKeys(true)
    expect([singleKeysAreOn(), counts('?')]).toEqual([true, true])
    expect(localStorage).toHaveLength(0)
  })
})

it.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  ['л', 'KeyK', true],
  ['ל', 'KeyK', true],
  // Another order of Latin letters is what is written on the keys.
  ['t', 'KeyK', false],
  ['k', 'KeyV', true],
  ['л', 'KeyG', false],
])('Ctrl and %s at the place of %s is a shortcut of the search: %s', (key, code, expected) => {
  const press = (modifiers: KeyboardEventInit) => new KeyboardEvent('keydown', { key, code, ...modifiers })
  expect(isSearchShortcut(press({ ctrlKey: true }))).toBe(expected)
  expect(isSearchShortcut(press({ metaKey: true }))).toBe(expected)
  expect(isSearchShortcut(press({}))).toBe(false)
  expect(isSearchShortcut(press({ ctrlKey: true, shiftKey: true }))).toBe(false)
})
