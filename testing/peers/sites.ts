import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The generators that build the same pages as this site, by the folders of their projects beside this file. */
export const peerNames = ['docusaurus-lunr', 'docusaurus-rust', 'vitepress', 'starlight'] as const
export type PeerName = (typeof peerNames)[number]

/** All that is measured: this site first, which the others are compared with. */
export const siteNames = ['ours', ...peerNames] as const
export type SiteName = (typeof siteNames)[number]

/** Where a page of a site has what a reader uses, as CSS selectors. */
export interface Selectors {
  /** Links to pages in the sidebar. */
  sidebar: string
  /** The page's own heading. */
  heading: string
  /** What opens the search; null where its field stands in the page. */
  openSearch: string | null
  searchField: string
  searchResult: string
  /** What holds a page's text. */
  content: string
  /** What stands in there and is no text of the page. */
  notContent: string
}

/** One of the measured sites: how it is built, and how it is used. */
export interface Site {
  /** How it builds, with paths below its folder. */
  command: readonly string[]
  /** Where it puts what it builds. */
  output: string
  /** All that a build leaves behind: without it the next one is cold. */
  leavings: readonly string[]
  /** The file of a page. */
  file: (slug: string) => string
  /** The address of a page, as its links have it. */
  address: (slug: string) => string
  /** The package whose version is told, and what else is worth telling. */
  generator: { label: string; package: string; more?: string }
  selectors: Selectors
}

const withSlash = (slug: string) => `/docs/${slug}/`

const docusaurus = {
  command: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  leavings: ['build', '.docusaurus', 'node_modules/.cache'],
  file: (slug: string) => `docs/${slug}.md`,
  address: withSlash,
} as const

const docusaurusSelectors = {
  sidebar: '.theme-doc-sidebar-menu a.menu__link[href]:not(.menu__link--sublist)',
  heading: 'article h1',
  openSearch: null,
  content: 'article .markdown',
  notContent: 'h1, style, script, button, a.hash-link',
}

/** The sites that are compared, by name. */
export const sites: Record<SiteName, Site> = {
  ours: {
    command: ['node', 'node_modules/gatsby/cli.js', 'build', '--prefix-paths'],
    output: 'public',
    leavings: ['public', '.cache', '.build-cache'],
    file: (slug) => `content/docs/${slug}.mdx`,
    address: withSlash,
    generator: { label: 'This site', package: 'gatsby', more: 'Gatsby' },
    selectors: {
      sidebar: 'nav[aria-label="Docs sidebar"] li > a',
      heading: 'main article h1',
      openSearch: 'header button[aria-haspopup="dialog"][aria-keyshortcuts]',
      searchField: 'dialog input[aria-label="Search"]',
      searchResult: 'dialog [role="option"]',
      content: 'main article',
      notContent: 'h1, style, script, button, a[aria-label^="Direct link to"]',
    },
  },
  'docusaurus-lunr': {
    ...docusaurus,
    generator: { label: 'Docusaurus', package: '@docusaurus/core', more: 'lunr' },
    selectors: {
      ...docusaurusSelectors,
      searchField: '#search_input_react',
      searchResult: '.ds-suggestion, .algolia-docsearch-suggestion',
    },
  },
  'docusaurus-rust': {
    ...docusaurus,
    generator: { label: 'Docusaurus', package: '@docusaurus/core', more: 'Rust parts' },
    selectors: {
      ...docusaurusSelectors,
      searchField: 'input.navbar__search-input',
      searchResult: '.navbar__search [class*="suggestion_"]',
    },
  },
  vitepress: {
    command: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
    leavings: ['docs/.vitepress/dist', 'docs/.vitepress/cache', 'node_modules/.vite'],
    file: (slug) => `docs/docs/${slug}.md`,
    address: (slug) => `/docs/${slug}`,
    generator: { label: 'VitePress', package: 'vitepress' },
    selectors: {
      sidebar: '.VPSidebar a.link',
      heading: '.vp-doc h1',
      openSearch: '.VPNavBarSearch button',
      searchField: '.VPLocalSearchBox input',
      searchResult: '.VPLocalSearchBox a.result',
      content: '.vp-doc',
      notContent: 'h1, style, script, button, a.header-anchor, span.lang',
    },
  },
  starlight: {
    // Its Node is a package of its own: it needs a newer one than this project does.
    command: ['node_modules/node/bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    leavings: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    file: (slug) => `src/content/docs/docs/${slug}.md`,
    address: withSlash,
    generator: { label: 'Starlight', package: '@astrojs/starlight' },
    selectors: {
      sidebar: '#starlight__sidebar ul.top-level a, #starlight__sidebar details a',
      heading: 'main h1',
      openSearch: 'button[data-open-modal]',
      searchField: '#starlight__search input',
      searchResult: '#starlight__search .pagefind-ui__result a',
      content: '.sl-markdown-content',
      notContent: 'h1, style, script, button, .sr-only, .sl-anchor-link',
    },
  },
}

/** Its name with the version of the generator that is installed in a folder: "Docusaurus 3.8.0 (lunr)". */
export function labelOf(name: SiteName, folder: string): string {
  const { label, package: generator, more } = sites[name].generator
  const manifest = readFileSync(path.join(folder, 'node_modules', generator, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  if (name === 'ours') return `${label} (${more} ${version})`
  return more ? `${label} ${version} (${more})` : `${label} ${version}`
}
