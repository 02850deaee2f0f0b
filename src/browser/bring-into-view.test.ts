import { bringIntoView } from './bring-into-view'

/** A frame of 100 px that keeps 20 px free at both ends, and an entry of it. */
function scrolledTo(top: number, bottom: number) {
  const [frame, entry] = [document.createElement('div'), document.createElement('a')]
  document.body.append(frame)
  frame.append(entry)
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ scrollPaddingTop: '20px', scrollPaddingBottom: '20px' } as CSSStyleDeclaration)
  frame.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect
  entry.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  bringIntoView(frame, entry)
  return frame.scrollTop
}

afterEach(() => jest.restoreAllMocks())

describe('what is brought into view', () => {
  it('stays where it is in sight', () => {
    expect(scrolledTo(20, 40)).toBe(0)
    expect(scrolledTo(60, 80)).toBe(0)
  })

  it('comes to the middle from beyond the end, and from where the end fades', () => {
    expect(scrolledTo(120, 140)).toBe(80)
    expect(scrolledTo(70, 90)).toBe(30)
  })

  it('comes from below the window, too, where the frame ends only there', () => {
    jest.replaceProperty(window, 'innerHeight', 80)
    expect(scrolledTo(60, 80)).toBe(30)
  })
})
