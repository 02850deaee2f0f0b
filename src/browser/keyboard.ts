/** The class of the body while a reader moves by keyboard; pages are served with it. */
export const keyboardClass = 'navigation-with-keyboard'

/** Marks the body while a reader moves by keyboard: from a press of Tab until one of the mouse. */
export function followKeyboard() {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(keyboardClass)
  })
  document.addEventListener('mousedown', () => document.body.classList.remove(keyboardClass))
}
