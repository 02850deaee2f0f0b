import { fireEvent } from '@testing-library/react'
import { followKeyboard } from './keyboard'

it('followKeyboard marks the body from Tab until a press of the mouse', () => {
  followKeyboard()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(document.body).not.toHaveClass('navigation-with-keyboard')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(document.body).toHaveClass('navigation-with-keyboard')
  fireEvent.mouseDown(document.body)
  expect(document.body).not.toHaveClass('navigation-with-keyboard')
})
