import { screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { headProps, metaContent, pageProps } from '../test/page'
import { renderWithSite } from '../test/site'
import NotFoundPage, { Head } from './404'

const open = (address: string) => renderWithSite(<NotFoundPage {...pageProps({}, address)} />)

describe('the page for addresses without a page', () => {
  it('says so, and leads to the sections', () => {
    open('/nowhere/')
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/docs/learn/')
    expect(screen.getByRole('link', { name: 'Run' })).toHaveAttribute('href', '/docs/run-node/')
  })

  it.each([
    ['/docs/learn/intro.html', '/docs/learn/intro/'],
    ['/docs/learn/intro/index.html', '/docs/learn/intro/'],
    ['/docs/learn/intro', '/docs/learn/intro/'],
    ['/Docs/Learn/Intro/', '/docs/learn/intro/'],
    ['/docs/learn/storage/blocks.html', '/docs/learn/storage/blocks/'],
    ['/docs/learn.html', '/docs/learn/'],
    ['/docs/learn/secret.html', '/docs/learn/secret/'],
    ['/docs.html', '/docs/'],
    ['/index.html', '/'],
  ])('leads from %s to %s', (address, path) => {
    open(address)
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith(path, { replace: true })
  })

  it('keeps the search and the anchor of the address', () => {
    open('/docs/learn/intro.html?a=1#sum')
    expect(navigate).toHaveBeenCalledWith('/docs/learn/intro/?a=1#sum', { replace: true })
  })

  it.each(['/nowhere/', '/docs/learn/intro2.html', '/docs/learn/storage/nothing.html', '/docs/learn/intro/'])(
    'stays at %s',
    (address) => {
      open(address)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('asks search engines to leave it out', () => {
    renderWithSite(<Head {...headProps({}, '/404/')} />)
    expect(document.title).toBe('Page Not Found | Example Docs')
    expect(metaContent('robots')).toBe('noindex, nofollow')
  })
})
