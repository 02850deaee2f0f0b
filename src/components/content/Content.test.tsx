import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Content } from './Content'
import type { PageImages } from './images'

const renderPage = (src: string, images: PageImages) =>
  render(
    <Content
      tree={{
        tag: 'Fragment',
        children: [
          { tag: 'p', children: ['Look:'] },
          { tag: 'img', props: { src, alt: 'A map', title: 'Map' } },
        ],
      }}
      path="/docs/a/"
      images={images}
    />,
  )

describe('Content', () => {
  it('shows the texts and the images of a page, and loads an image only when it is near', () => {
    renderPage('./map.svg', { './map.svg': { publicURL: '/static/map.svg', childImageSharp: null } })
    expect(screen.getByText('Look:')).toBeVisible()
    const image = screen.getByRole('img', { name: 'A map' })
    expect(image).toHaveAttribute('src', '/static/map.svg')
    expect(image).toHaveAttribute('title', 'Map')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('offers an image in the sizes and formats that the build made, and keeps its space', () => {
    const gatsbyImageData: IGatsbyImageData = {
      layout: 'constrained',
      width: 40,
      height: 20,
      images: {
        fallback: { src: '/static/map-40.png', srcSet: '/static/map-40.png 40w', sizes: '40px' },
        sources: [{ type: 'image/webp', srcSet: '/static/map-40.webp 40w', sizes: '40px' }],
      },
    }
    const file = { publicURL: '/static/map.png', childImageSharp: { gatsbyImageData } }
    renderPage('./map.png', { './map.png': file })
    const image = screen.getByRole('img', { name: 'A map' })
    expect(image).toHaveAttribute('src', '/static/map-40.png')
    expect(image).toHaveAttribute('srcset', '/static/map-40.png 40w')
    expect(image).toHaveAttribute('width', '40')
    expect(image).toHaveAttribute('height', '20')
    expect(image).toHaveAttribute('loading', 'lazy')
    const source = image.parentElement?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/webp')
    expect(source).toHaveAttribute('srcset', '/static/map-40.webp 40w')
  })

  it('leaves the address of an image from elsewhere as the author wrote it', () => {
    renderPage('https://example.com/map.png', {})
    expect(screen.getByRole('img', { name: 'A map' })).toHaveAttribute('src', 'https://example.com/map.png')
  })
})
