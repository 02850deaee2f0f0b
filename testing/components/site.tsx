import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ThemeContext } from '@emotion/react'
import type { Theme } from 'theme-ui'
import siteTheme from '../../src/gatsby-plugin-theme-ui'
import { searchIndexes } from '../../src/shared/search'
import type { Sidebar } from '../../src/shared/site'
import { packItems } from '../../src/shared/sidebar-tree'
import { Memory } from '../../src/hooks/use-kept-state'
import { answerStaticQueries } from './gatsby'

type Settings = NonNullable<Queries.SiteQuery['siteSettings']>

/** A small site. */
export const siteSettings: Settings = {
  title: 'Example Docs',
  tagline: 'Documentation of the example',
  description: 'How the example works.',
  url: 'https://docs.example.com',
  announcement: null,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectSystemPreference: true },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'sidebar', label: 'Learn', sidebar: 'learn', href: '/docs/learn/intro/', docId: null },
      { type: 'sidebar', label: 'Run', sidebar: 'run', href: '/docs/run-node/quick-start/', docId: null },
      { type: 'link', label: 'Code', href: 'https://code.example.com', sidebar: null, docId: null },
    ],
  },
  footer: {
    columns: [
      {
        title: 'More',
        links: [
          { label: 'Run a node', to: '/docs/run-node/', href: null },
          { label: 'Forum', to: null, href: 'https://forum.example.com' },
        ],
      },
    ],
    copyright: 'Copyright Example',
    license: { name: 'CC0', url: 'https://license.example.com' },
  },
}

export const siteSidebars: Sidebar[] = [
  {
    name: 'learn',
    label: 'Learn',
    rootPath: '/docs/learn/',
    path: '/docs/learn/intro/',
    items: [
      { type: 'link', label: 'Intro', href: '/docs/learn/intro/', unlisted: false },
      { type: 'link', label: 'Secret', href: '/docs/learn/secret/', unlisted: true },
      {
        type: 'category',
        label: 'Storage',
        href: '/docs/learn/storage/',
        linkUnlisted: false,
        collapsed: true,
        items: [
          {
            type: 'link',
            label: 'Blocks',
            href: '/docs/learn/storage/blocks/',

            unlisted: false,
          },
        ],
      },
    ],
  },
  { name: 'run', label: 'Run', rootPath: '/docs/run-node/', path: '/docs/run-node/quick-start/', items: [] },
]

interface SiteOptions {
  /** Settings that differ from the small site's. */
  settings?: Partial<Settings>
  sidebars?: Sidebar[]
  /** Phones see other parts of the navigation. */
  screen?: 'wide' | 'narrow'
}

const searchFile = (name: string) => ({
  publicIndexURL: `/static/${name}.index.txt`,
  publicStoreURL: `/static/${name}.store.${name === 'headings' ? 'txt' : 'json'}`,
})

/** Where the search's files are. */
const searchFiles = Object.fromEntries(searchIndexes.map((name) => [name, searchFile(name)]))

/** Answers the static queries of the site's hooks. */
export function giveSite({ settings, sidebars = siteSidebars }: SiteOptions = {}) {
  answerStaticQueries({
    siteSettings: { ...siteSettings, ...settings },
    ...searchFiles,
    allSidebar: {
      nodes: sidebars.map(({ items, ...sidebar }) => ({
        ...sidebar,
        tree: packItems(items, sidebar.rootPath),
      })),
    },
  })
}

/** jsdom has no width: it follows `@media screen` and ignores every query for more. */
const wideTheme: Theme = { ...siteTheme, breakpoints: ['@media screen', '@media screen'] }

/** Renders a part of the site, with the site's theme and its static queries answered. */
export function renderWithSite(ui: ReactNode, { screen = 'wide', ...site }: SiteOptions = {}) {
  giveSite(site)
  const theme = screen === 'wide' ? wideTheme : siteTheme
  const memory = new Map<string, unknown>()
  return render(ui, {
    wrapper: ({ children }) => (
      <ThemeContext.Provider value={theme}>
        <Memory value={memory}>{children}</Memory>
      </ThemeContext.Provider>
    ),
  })
}
