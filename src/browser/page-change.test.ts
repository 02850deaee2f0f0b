import { beginPageChange } from './page-change'

/** What the browser has been given to do while it shows nothing new. */
let update: (() => Promise<void>) | undefined

/** A browser with view transitions, in which each one is skipped, as in a window that nobody sees. */
function giveTransitions() {
  const start = jest.fn((given: () => Promise<void>) => {
    update = given
    return { ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')) }
  })
  Object.assign(document, { startViewTransition: start })
  return start
}

const allowMotion = (isAllowed: boolean) =>
  (window.matchMedia = jest.fn().mockReturnValue({ matches: !isAllowed }))

afterEach(() => {
  delete (document as Partial<Document>).startViewTransition
  update = undefined
})

it('lets a page change at once where the browser knows no transitions', async () => {
  allowMotion(true)
  await expect(beginPageChange()).resolves.toBeUndefined()
})

it('lets a page change at once where the reader wants stillness', async () => {
  const start = giveTransitions()
  allowMotion(false)
  await beginPageChange()
  expect(start).not.toHaveBeenCalled()
})

it('lets a page change once the browser has taken its picture, and shows it in the task after that', async () => {
  giveTransitions()
  allowMotion(true)
  const told: string[] = []
  const begun = beginPageChange().then(() => told.push('begun'))
  await Promise.resolve()
  expect(told).toEqual([])
  const shown = update!().then(() => told.push('shown'))
  await Promise.all([begun, shown])
  expect(told).toEqual(['begun', 'shown'])
})
