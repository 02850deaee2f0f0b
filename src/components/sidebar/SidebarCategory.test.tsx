import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SidebarCategory as Category, SidebarLink } from '../../shared/site'
import { wantStillness } from '../../../testing/components/media'
import { renderWithSite } from '../../../testing/components/site'
import { SidebarItems } from './SidebarItems'

const page = (label: string, unlisted = false): SidebarLink => ({
  type: 'link',
  label,
  href: `/docs/${label.toLowerCase()}/`,
  docId: label.toLowerCase(),
  unlisted,
})
const storage: Category = {
  type: 'category',
  label: 'Storage',
  href: '/docs/storage/',
  linkUnlisted: false,
  collapsed: true,
  items: [page('Blocks'), page('Proofs')],
}

// Motion has tests of its own.
beforeEach(wantStillness)

const renderCategory = (changes: Partial<Category> = {}, path = '/docs/') =>
  renderWithSite(<SidebarItems items={[{ ...storage, ...changes }]} path={path} />)
const button = () => screen.getByRole('button')
const link = (name: string) => screen.queryByRole('link', { name })

describe('SidebarCategory', () => {
  it('opens and closes, and its button says which it will do', async () => {
    renderCategory()
    expect(button()).toHaveAccessibleName("Expand sidebar category 'Storage'")
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(link('Blocks')).not.toBeInTheDocument()

    await userEvent.click(button())
    expect(button()).toHaveAccessibleName("Collapse sidebar category 'Storage'")
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(link('Blocks')).toBeVisible()

    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(link('Blocks')).not.toBeInTheDocument()
  })

  it('names the list that its button opens', () => {
    renderCategory({ collapsed: false })
    const list = document.getElementById(button().getAttribute('aria-controls')!)
    expect(list).toContainElement(link('Blocks'))
  })

  it('starts open where its settings say so', () => {
    renderCategory({ collapsed: false })
    expect(link('Blocks')).toBeVisible()
  })

  it('can be closed on one of its own pages', async () => {
    renderCategory({}, '/docs/blocks/')
    await userEvent.click(button())
    expect(link('Blocks')).not.toBeInTheDocument()
  })

  it('opens when a reader comes to one of its pages by another way', () => {
    const { rerender } = renderCategory()
    expect(link('Blocks')).not.toBeInTheDocument()
    rerender(<SidebarItems items={[storage]} path="/docs/blocks/" />)
    expect(link('Blocks')).toBeVisible()
  })

  it('stays as a reader left it while they are elsewhere', async () => {
    const { rerender } = renderCategory()
    await userEvent.click(button())
    rerender(<p>Another section</p>)
    rerender(<SidebarItems items={[storage]} path="/docs/" />)
    expect(link('Blocks')).toBeVisible()
  })

  it('opens and closes by a click on its own page’s link, where a reader is on that page', async () => {
    renderCategory({}, '/docs/storage/')
    await userEvent.click(link('Storage')!)
    expect(link('Blocks')).not.toBeInTheDocument()
    await userEvent.click(link('Storage')!)
    expect(link('Blocks')).toBeVisible()
  })

  it('leads to its own page', () => {
    renderCategory()
    expect(link('Storage')).toHaveAttribute('href', '/docs/storage/')
  })

  it('leads to its first listed page where it has none of its own, and is not marked as that page', () => {
    const inner = { ...storage, label: 'Inner', href: null }
    renderCategory({ href: null, items: [page('Hidden', true), inner] }, '/docs/blocks/')
    expect(link('Storage')).toHaveAttribute('href', '/docs/blocks/')
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Blocks')
  })

  it('leads past its own page where that is unlisted, unless a reader is there', () => {
    const { unmount } = renderCategory({ linkUnlisted: true })
    expect(link('Storage')).toHaveAttribute('href', '/docs/blocks/')
    unmount()
    renderCategory({ linkUnlisted: true }, '/docs/storage/')
    expect(link('Storage')).toHaveAttribute('href', '/docs/storage/')
    expect(link('Storage')).toHaveAttribute('aria-current', 'page')
  })

  it('is not shown where all of its pages are unlisted, unless one of them is the current one', () => {
    const hidden = { href: null, items: [page('Hidden', true)] }
    const { unmount } = renderCategory(hidden)
    expect(link('Storage')).not.toBeInTheDocument()
    unmount()
    renderCategory(hidden, '/docs/hidden/')
    expect(link('Storage')).toBeVisible()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Hidden')
  })
})
