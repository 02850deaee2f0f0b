import { doWhatWasAsked, takeEarly } from './early'

function pressedEarly(label: string) {
  const button = document.createElement('button')
  button.textContent = label
  button.setAttribute('aria-busy', 'true')
  document.body.append(button)
  const pressed = jest.fn()
  button.addEventListener('click', pressed)
  return { button, pressed }
}

it('what was pressed early is done once, in its order, and the page says that it is at work', () => {
  const [menu, gone, search] = [pressedEarly('Menu'), pressedEarly('Gone'), pressedEarly('Search')]
  gone.button.remove()
  window.___early = [menu.button, gone.button, search.button]
  document.documentElement.dataset.scripts = 'gone'
  doWhatWasAsked()
  doWhatWasAsked()
  expect(menu.pressed).toHaveBeenCalledTimes(1)
  expect(search.pressed).toHaveBeenCalledTimes(1)
  expect(menu.pressed.mock.invocationCallOrder[0]).toBeLessThan(search.pressed.mock.invocationCallOrder[0]!)
  expect(gone.pressed).not.toHaveBeenCalled()
  expect(menu.button).not.toHaveAttribute('aria-busy')
  expect(document.documentElement.dataset).toMatchObject({ hasHydrated: 'true' })
  expect(document.documentElement.dataset.scripts).toBeUndefined()
})

it('the field in which the search was written is left first, so that the focus is where it was', () => {
  const search = pressedEarly('Search')
  const leave = jest.fn()
  window.___early = Object.assign([search.button], { leave })
  doWhatWasAsked()
  expect(leave.mock.invocationCallOrder[0]).toBeLessThan(search.pressed.mock.invocationCallOrder[0]!)
})

it('a button that has no use any more, as the menu’s in a window that became wide, is not pressed', () => {
  const menu = pressedEarly('Menu')
  menu.button.style.display = 'none'
  window.___early = [menu.button]
  doWhatWasAsked()
  expect(menu.pressed).not.toHaveBeenCalled()
  expect(menu.button).not.toHaveAttribute('aria-busy')
})

it('what was typed after a press on the search is given out once', () => {
  window.___early = Object.assign([], {
    typed: 'gas fees',
    entered: 'here' as const,
    selection: [0, 3] as [number, number],
  })
  doWhatWasAsked()
  expect([takeEarly('typed'), takeEarly('typed')]).toEqual(['gas fees', undefined])
  expect([takeEarly('entered'), takeEarly('entered')]).toEqual(['here', undefined])
  expect([takeEarly('selection'), takeEarly('selection')]).toEqual([[0, 3], undefined])
})

it('a page on which nothing was pressed is at work, too', () => {
  delete window.___early
  doWhatWasAsked()
  expect(document.documentElement.dataset.hasHydrated).toBe('true')
})
