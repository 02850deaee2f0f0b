import { resize } from '../../testing/components/resize-observer'
import { stopWhileScrolling } from './scroll-stops'

function giveBox() {
  const box = document.body.appendChild(document.createElement('pre'))
  return { box, forget: stopWhileScrolling(box) as () => void }
}

it('a box is no stop while it shows all of its content', () => {
  const { box } = giveBox()
  resize(box, { box: [300, 80], content: [300, 80] })
  expect(box).not.toHaveAttribute('tabindex')
})

it.each([
  ['wider', [400, 80]],
  ['higher', [300, 90]],
] as const)('a box whose content is %s is a stop, until it fits', (_, content) => {
  const { box } = giveBox()
  resize(box, { box: [300, 80], content: [...content] })
  expect(box).toHaveAttribute('tabindex', '0')
  resize(box, { box: [400, 90], content: [400, 90] })
  expect(box).not.toHaveAttribute('tabindex')
})

it('a box that has the focus keeps it', () => {
  const { box } = giveBox()
  resize(box, { box: [300, 80], content: [400, 80] })
  box.focus()
  resize(box, { box: [400, 80], content: [400, 80] })
  expect(box).toHaveFocus()
})

it('a box that is gone is forgotten', () => {
  const { box, forget } = giveBox()
  forget()
  resize(box, { box: [300, 80], content: [400, 80] })
  expect(box).not.toHaveAttribute('tabindex')
})
