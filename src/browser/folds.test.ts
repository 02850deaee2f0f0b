import { fireEvent } from '@testing-library/react'
import { pressWithoutSelecting } from './folds'

it('pressWithoutSelecting keeps the second press of a double click from selecting what folds, and nothing else', () => {
  pressWithoutSelecting()
  document.body.innerHTML = '<details><summary><b>More</b></summary><p>Text</p></details>'
  const isLeftAlone = (selector: string, detail: number) =>
    fireEvent.mouseDown(document.querySelector(selector)!, { detail })
  expect(isLeftAlone('b', 1)).toBe(true)
  expect(isLeftAlone('b', 2)).toBe(false)
  expect(isLeftAlone('p', 2)).toBe(true)
})
