import { queue } from './early/queue'
import { returnToPlace } from './return-to-place'

/** A page with the parts that a reader changes, and others. */
const page = `
  <div class="contents-bar"><details></details></div>
  <article>
    <div class="contents-bar"><details></details></div>
    <details></details>
    <figure class="listing"><pre></pre><button aria-pressed="false"></button></figure>
    <button></button>
    <div class="workbench"></div>
    <details open></details>
  </article>`

const inPage = (selector: string) => document.querySelector<HTMLElement>(`article > ${selector}`)!

beforeEach(() => {
  queue.length = 0
  window.history.replaceState({ key: 'entry' }, '')
  document.body.innerHTML = page
})

/** Loads a page that was left in a state. */
function load(kept: unknown) {
  sessionStorage.setItem('docs.parts', JSON.stringify(kept))
  returnToPlace()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}
const states = () => window.___parts!()

it('tells how the parts of a page stand, in their order', () => {
  load({})
  expect(states()).toEqual([0, 0, 0, 1])
})

it('brings them into the state that they were left in, and has React hear of the listing once it has started', () => {
  load({ entry: [1, 1, 420, 0] })
  expect(states()).toEqual([1, 1, 0, 0])
  expect(inPage('.workbench').style.minHeight).toBe('420px')
  expect(queue).toEqual([inPage('.listing > button')])
})

it('presses the button of a listing where React has started', () => {
  document.documentElement.dataset.hasHydrated = 'true'
  const onClick = jest.fn()
  inPage('.listing > button').addEventListener('click', onClick)
  load({ entry: [0, 1, 0, 1] })
  window.___parts!([0, 1, 0, 1])
  expect(onClick).toHaveBeenCalledTimes(1)
})

describe('at an address with a heading', () => {
  let scrollTo: jest.SpyInstance<void, [x: number, y: number]>
  const frames: FrameRequestCallback[] = []
  const nextFrame = () => frames.splice(0).forEach((frame) => frame(0))
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation()
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    sessionStorage.setItem('docs.positions', JSON.stringify({ entry: 500 }))
    window.location.hash = '#undo'
    window.history.replaceState({ key: 'entry' }, '')
  })
  afterEach(() => {
    sessionStorage.removeItem('docs.positions')
    window.history.replaceState({ key: 'entry' }, '', '/')
  })

  /** What is scrolled to once the page is shown, two frames later. */
  function show() {
    load({})
    scrollTo.mockClear()
    return () => {
      window.dispatchEvent(new Event('pageshow'))
      nextFrame()
      nextFrame()
      return scrollTo.mock.calls
    }
  }

  it('brings readers back to their place when a browser has gone to the heading', () => {
    expect(show()()).toEqual([[{ top: 500, behavior: 'instant' }]])
  })

  it('leaves readers where they have gone meanwhile', () => {
    const shown = show()
    window.dispatchEvent(new Event('wheel'))
    expect(shown()).toEqual([])
  })
})

it('leaves the place of a form alone that is there', () => {
  inPage('.workbench').append(document.createElement('form'))
  load({ entry: [0, 0, 420, 1] })
  expect(inPage('.workbench').style.minHeight).toBe('')
})

it.each([
  ['of another entry', { other: [1, 1, 420, 0] }],
  ['of a page that has changed', { entry: [1, 1] }],
  ['of another script', null],
])('leaves a page alone for what is %s', (_, kept) => {
  load(kept)
  expect(states()).toEqual([0, 0, 0, 1])
  expect(queue).toEqual([])
})
