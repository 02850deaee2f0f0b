import { followPageChanges } from './page-change'

/** How a transition ends, and is ended. */
let isOver: Promise<void>
const skipTransition = jest.fn()

/** A browser with view transitions, in which each one is skipped, as in a window that nobody sees. */
function giveTransitions() {
  const start = jest.fn((update: () => Promise<void>) => {
    void update
    return {
      ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
      finished: isOver,
      skipTransition,
    }
  })
  Object.assign(document, { startViewTransition: start })
  return start
}

const allowMotion = (isAllowed: boolean) =>
  (window.matchMedia = jest.fn().mockReturnValue({ matches: !isAllowed }))

const start = window.location.pathname
const draw = jest.fn()

beforeEach(() => {
  draw.mockClear()
  skipTransition.mockClear()
  isOver = Promise.resolve()
  followPageChanges()
})
afterEach(() => delete (document as Partial<Document>).startViewTransition)

it.each([
  ['where the browser knows no transitions', { pathname: '/a/', action: 'PUSH' }, true, false],
  ['where the reader wants stillness', { pathname: '/a/', action: 'PUSH' }, false, true],
  ['on the way back', { pathname: '/a/' }, true, true],
  ['within the page', { pathname: start, action: 'PUSH' }, true, true],
])('a page changes at once %s', (_, arrival, motion, isModern) => {
  allowMotion(motion)
  const begun = isModern ? giveTransitions() : jest.fn()
  window.___changePage(draw, arrival)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(begun).not.toHaveBeenCalled()
})

it('another page is drawn once the browser has taken its picture, and shown in the task after that', async () => {
  allowMotion(true)
  const begun = giveTransitions()
  const arrival = { pathname: '/a/', action: 'PUSH' }
  window.___changePage(draw, arrival)
  const drawElsewhere = jest.fn()
  window.___changePage(drawElsewhere, arrival) // the router's other place
  expect(draw).not.toHaveBeenCalled()
  expect(drawElsewhere).not.toHaveBeenCalled()
  await begun.mock.calls[0]![0]()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(drawElsewhere).toHaveBeenCalledTimes(1)
  expect(begun).toHaveBeenCalledTimes(1)
})

it('a page from which the reader has gone back before the fade is not drawn any more', async () => {
  allowMotion(true)
  const begun = giveTransitions()
  window.___changePage(draw, { pathname: '/a/', action: 'PUSH' })
  const drawBefore = jest.fn()
  window.___changePage(drawBefore, { pathname: start })
  await begun.mock.calls[0]![0]()
  expect(drawBefore).toHaveBeenCalledTimes(1)
  expect(draw).not.toHaveBeenCalled()
})

describe('a click that the pictures of a fade have taken', () => {
  const pressed = jest.fn()
  const button = document.createElement('button')
  button.addEventListener('click', pressed)
  document.body.append(button)
  beforeEach(() => {
    pressed.mockClear()
    document.elementFromPoint = () => button
    allowMotion(true)
    giveTransitions()
  })
  const click = () => document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true }))

  it('ends the fade, and is done to what stands there', () => {
    isOver = new Promise(() => {})
    window.___changePage(draw, { pathname: '/a/', action: 'PUSH' })
    document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(skipTransition).toHaveBeenCalledTimes(1)
    click()
    expect(pressed).toHaveBeenCalledTimes(1)
    click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('is none once the fade is over', async () => {
    window.___changePage(draw, { pathname: '/a/', action: 'PUSH' })
    await isOver
    click()
    expect(pressed).not.toHaveBeenCalled()
  })
})
