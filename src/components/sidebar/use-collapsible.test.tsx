import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { wantStillness } from '../../../testing/components/media'
import { settle } from '../../../testing/components/settle'
import { useCollapsible } from './use-collapsible'

interface Motion {
  keyframes: { height: string[] }
  options: KeyframeAnimationOptions
  playState: string
  onfinish?: () => void
  cancel: jest.Mock
}

const motions: Motion[] = []

beforeEach(() => {
  motions.length = 0
  Element.prototype.animate = ((keyframes: Motion['keyframes'], options: KeyframeAnimationOptions) => {
    const motion = { keyframes, options, playState: 'running', cancel: jest.fn() }
    motions.push(motion)
    return motion
  }) as never
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(360)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
})

function Example({ initially = false }) {
  const [open, setOpen] = useState(initially)
  const { region, shown } = useCollapsible<HTMLDivElement>(open)
  return (
    <>
      <button onClick={() => setOpen(!open)}>Toggle</button>
      <div ref={region}>{shown && 'Content'}</div>
    </>
  )
}
/** Shows it as it is once it is no longer new. */
const show = (initially = false) => settle(() => void render(<Example initially={initially} />))
const toggle = () => fireEvent.click(screen.getByRole('button'))
const finish = (motion: Motion) => act(() => motion.onfinish?.())

describe('useCollapsible', () => {
  it.each([true, false])('does not move when it begins (open: %s)', (initially) => {
    render(<Example initially={initially} />)
    expect(motions).toEqual([])
    expect(screen.queryByText('Content') !== null).toBe(initially)
  })

  it('does not move for what is brought back as soon as it has come', () => {
    render(<Example />)
    toggle()
    expect(screen.getByText('Content')).toBeInTheDocument()
    expect(motions).toEqual([])
  })

  it('opens from nothing to the height of its content, ease-in-out', async () => {
    await show()
    toggle()
    expect(screen.getByText('Content')).toBeInTheDocument()
    expect(motions).toMatchObject([
      { keyframes: { height: ['0px', '360px'] }, options: { duration: 200, easing: 'ease-in-out' } },
    ])
  })

  it('closes to nothing, and its content goes only then', async () => {
    await show(true)
    toggle()
    expect(motions).toMatchObject([
      { keyframes: { height: ['360px', '0px'] }, options: { duration: 200, easing: 'ease-in-out' } },
    ])
    expect(screen.getByText('Content')).toBeInTheDocument()
    finish(motions[0]!)
    expect(screen.queryByText('Content')).not.toBeInTheDocument()
  })

  it('goes on from where it is when a reader turns round midway', async () => {
    await show()
    toggle()
    toggle()
    expect(motions[0]!.cancel).toHaveBeenCalled()
    expect(motions[1]).toMatchObject({
      keyframes: { height: ['120px', '0px'] },
      options: { duration: 200, easing: 'ease-in-out' },
    })
  })

  it('is still for readers who want no motion', async () => {
    wantStillness()
    await show()
    toggle()
    expect(screen.getByText('Content')).toBeInTheDocument()
    toggle()
    expect(screen.queryByText('Content')).not.toBeInTheDocument()
    expect(motions).toEqual([])
  })
})
