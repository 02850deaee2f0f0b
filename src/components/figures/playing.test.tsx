import { TextDecoder, TextEncoder } from 'node:util'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderWithMemory } from '../../../testing/components/memory'
import { figures } from '../../figures/registry'
import { FigurePlayer } from './FigurePlayer'

Object.assign(globalThis, { TextDecoder, TextEncoder })

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false }) as never
})

const picture = () => document.querySelector('svg')!
const words = () => document.querySelector('[aria-live]')!.textContent

describe.each(Object.keys(figures))('the figure %s, played with', (name) => {
  const show = async () => {
    cleanup()
    const { figure } = await figures[name]!()
    renderWithMemory(<FigurePlayer figure={figure} name="a figure" frameRate={2} />)
    return figure
  }

  it('has a picture that can be touched, and says how', async () => {
    const { hint } = await show()
    const parts = [...picture().querySelectorAll('[role=button], [role=slider]')]
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(part).toHaveAttribute('aria-label', expect.stringMatching(/\S/))
    expect(hint).toMatch(/^[A-Z].*\.$/)
    expect(screen.getByText(hint!, { ignore: '[aria-hidden] *' })).toBeVisible()
  })

  it('answers each press in its picture, in its words too, and keeps its height', async () => {
    await show()
    const count = within(picture() as never).queryAllByRole('button').length
    const height = picture().getAttribute('viewBox')
    for (let index = 0; index < count; index++) {
      await show()
      const part = within(picture() as never).getAllByRole('button')[index]!
      const before = [picture().innerHTML, words()]
      if (part.getAttribute('aria-disabled') === 'true') continue
      fireEvent.click(part)
      const isOn = part.getAttribute('aria-pressed') === 'true'
      if (!isOn || words() !== before[1]) expect(words()).not.toBe(before[1])
      expect(words()).not.toMatch(/undefined|NaN|null|\[object/)
      expect(picture().getAttribute('viewBox')).toBe(height)
    }
  })

  it('follows what slides to both of its ends', async () => {
    await show()
    const count = within(picture() as never).queryAllByRole('slider').length
    for (let index = 0; index < count; index++)
      for (const key of ['Home', 'End']) {
        await show()
        const before = words()
        const height = picture().getAttribute('viewBox')
        const part = within(picture() as never).getAllByRole('slider')[index]!
        const value = part.getAttribute('aria-valuenow')
        fireEvent.keyDown(part, { key })
        if (part.getAttribute('aria-valuenow') !== value) expect(words()).not.toBe(before)
        expect(words()).not.toMatch(/undefined|NaN|null|\[object/)
        expect(picture().getAttribute('viewBox')).toBe(height)
      }
  })
})
