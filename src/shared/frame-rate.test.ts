import { checkFrameRate, makeFrameGate } from './frame-rate'

describe('checkFrameRate', () => {
  it.each([0, 0.5, 30, 125])('takes %d', (rate) => {
    expect(checkFrameRate(rate)).toBe(rate)
  })

  it.each([-1, -0.01, 125.01, 126, NaN, Infinity, -Infinity, '30', null, undefined])('refuses %p', (rate) => {
    expect(() => checkFrameRate(rate as number)).toThrow(RangeError)
    expect(() => makeFrameGate(rate as number)).toThrow(RangeError)
  })
})

describe('makeFrameGate', () => {
  /** How many frames pass in ten seconds of a display whose clock is a little inexact. */
  const passed = (rate: number, display: number) => {
    const isDue = makeFrameGate(rate)
    return Array.from({ length: display * 10 }, (_, i) => (i * 1000) / display + ((i * 7) % 5) * 0.1).filter(
      isDue,
    ).length
  }

  it.each([
    [30, 60, 300],
    [40, 60, 400],
    [60, 60, 600],
    [125, 60, 600],
    [24, 144, 240],
    [1, 60, 10],
    [0, 60, 0],
  ])('lets %d frames a second pass on a display of %d', (rate, display, expected) => {
    expect(Math.abs(passed(rate, display) - expected)).toBeLessThanOrEqual(1)
  })

  it('does not catch up after a pause', () => {
    const isDue = makeFrameGate(10)
    expect([0, 5000, 5010, 5020].filter(isDue)).toEqual([0, 5000])
  })
})
