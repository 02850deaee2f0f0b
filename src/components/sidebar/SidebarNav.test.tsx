import { screen, within } from '@testing-library/react'
import type { SidebarItem } from '../../shared/site'
import { wantStillness } from '../../../testing/components/media'
import { renderWithSite, siteSidebars } from '../../../testing/components/site'
import { SidebarNav } from './SidebarNav'

const [learn] = siteSidebars
// Motion has tests of its own.
beforeEach(wantStillness)

const renderSidebar = (path: string, items: SidebarItem[] = learn!.items) =>
  renderWithSite(<SidebarNav sidebar={{ ...learn!, items }} path={path} />)

/** The names of all links that a reader sees. */
const links = () =>
  within(screen.getByRole('navigation', { name: 'Docs sidebar' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const current = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

describe('SidebarNav', () => {
  it('shows the section, its pages and its categories, closed ones without their pages', () => {
    renderSidebar('/docs/learn/intro/')
    expect(links()).toEqual(['Learn', 'Intro', 'Storage'])
    expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/docs/learn/')
    expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/docs/learn/storage/')
  })

  it.each([
    ['/docs/learn/', 'Learn'],
    ['/docs/learn/intro', 'Intro'],
    ['/docs/learn/storage/', 'Storage'],
    ['/docs/learn/storage/blocks/', 'Blocks'],
  ])('marks on %s the page "%s" and no other', (path, label) => {
    renderSidebar(path)
    expect(current()).toEqual([label])
  })

  it('opens the categories that hold the current page', () => {
    renderSidebar('/docs/learn/storage/blocks/')
    expect(links()).toEqual(['Learn', 'Intro', 'Storage', 'Blocks'])
  })

  it('opens a category when a reader comes to one of its pages', () => {
    const { rerender } = renderSidebar('/docs/learn/intro/')
    rerender(<SidebarNav sidebar={learn!} path="/docs/learn/storage/blocks/" />)
    expect(links()).toContain('Blocks')
  })

  it('shows an unlisted page only while it is the current one', () => {
    const { rerender } = renderSidebar('/docs/learn/secret/')
    expect(links()).toContain('Secret')
    expect(current()).toEqual(['Secret'])
    rerender(<SidebarNav sidebar={learn!} path="/docs/learn/intro/" />)
    expect(links()).not.toContain('Secret')
  })
})
