import type { Sidebar, SidebarItem } from '../../../src/shared/site'
import { docusaurus } from './docusaurus'
import { firstSlug, sectionsOf, slugsIn } from './navigation'
import { slugOf } from './slugs'
import { starlight } from './starlight'
import { vitepress } from './vitepress'

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href, unlisted: false })
const category = (label: string, href: string | null, ...items: SidebarItem[]): SidebarItem => ({
  ...{ type: 'category', label, href, items },
  ...{ linkUnlisted: false, collapsed: true },
})

const sidebar: Sidebar = {
  ...{ name: 'run', label: 'Run', rootPath: '/docs/run-node/', path: '/docs/run-node/start/' },
  items: [
    link('Start', '/docs/run-node/start/'),
    category('Tools', '/docs/run-node/tools/', link('Client', '/docs/run-node/tools/client/')),
    category('Listed', '/docs/category/listed/', link('All', '/docs/run-node/listed/index/')),
  ],
}
const paths = ['', 'start/', 'tools/', 'tools/client/', 'listed/index/', 'hidden/']
const docs = paths.map((path) => ({ path: `/docs/run-node/${path}`, label: `Label ${path}`, sidebar: 'run' }))
const sections = sectionsOf([sidebar], docs)

it('a page is named by its address, but never as the page of its folder', () => {
  expect(slugOf('/docs/run-node/start/')).toBe('run-node/start')
  expect(slugOf('/docs/api/index/')).toBe('api/index-page')
  expect(slugOf('/docs/api/index-of-all/')).toBe('api/index-of-all')
})

it('a section begins with its own page and ends with those that no sidebar lists', () => {
  expect(slugsIn(sections[0]!.items)).toEqual([
    ...['run-node', 'run-node/start', 'run-node/tools', 'run-node/tools/client'],
    ...['run-node/listed/index-page', 'run-node/hidden'],
  ])
  expect(firstSlug(sections[0]!)).toBe('run-node')
})

it('a folder leads to its page where it has one; a listing is none', () => {
  expect(sections[0]!.items.map(({ label, slug }) => [label, slug]).slice(2, 4)).toEqual([
    ['Tools', 'run-node/tools'],
    ['Listed', null],
  ])
})

it('each generator gets them in its own form', () => {
  expect(docusaurus.navigation(sections)['sidebars.js']).toContain(
    '{"type":"category","label":"Tools","link":{"type":"doc","id":"run-node/tools"},"items":[{"type":"doc","id":"run-node/tools/client","label":"Client"}]}',
  )
  expect(starlight.navigation(sections)['topics.json']).toContain(
    '{"label":"Tools","collapsed":true,"items":[{"label":"Overview","slug":"docs/run-node/tools"},{"label":"Client","slug":"docs/run-node/tools/client"}]}',
  )
  const { nav, sidebar } = JSON.parse(
    vitepress.navigation(sections)['docs/.vitepress/navigation.json']!,
  ) as Record<'nav' | 'sidebar', unknown>
  expect(nav).toEqual([{ text: 'Run', link: '/docs/run-node', activeMatch: '^/docs/run-node' }])
  expect(sidebar).toHaveProperty(['/docs/run-node', 2, 'items', 0], {
    text: 'Client',
    link: '/docs/run-node/tools/client',
  })
})
