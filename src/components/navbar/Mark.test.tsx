import { render } from '@testing-library/react'
import { mark } from '../../site/mark'
import { Mark } from './Mark'

const svgOf = (element: React.ReactElement) => render(element).container.querySelector('svg')!

describe('Mark', () => {
  it('draws every region and every point in the color of the text', () => {
    const svg = svgOf(<Mark />)
    expect(svg.querySelectorAll('path')).toHaveLength(mark.regions.length)
    expect(svg.querySelectorAll('circle')).toHaveLength(mark.points.length)
    expect(svg).toHaveAttribute('fill', 'currentColor')
    expect(svg.querySelectorAll('[fill]')).toHaveLength(0)
  })

  it('is silent for those who hear the page', () => {
    expect(svgOf(<Mark />)).toHaveAttribute('aria-hidden', 'true')
  })

  it.each([16, 40])('has the size asked for: %s', (size) => {
    const svg = svgOf(<Mark size={size} />)
    expect(svg).toHaveAttribute('width', String(size))
    expect(svg).toHaveAttribute('height', String(size))
    expect(svg).toHaveAttribute('viewBox', '0 0 32 32')
  })
})
