import type { SiteSettings } from './settings-schema'

/**
 * The site's own settings. `{name}` is filled from content/variables.yml; the build checks everything here against
 * `settings-schema.ts` and names the key of each mistake.
 */
export const settings: SiteSettings = {
  title: '{product} Docs',
  tagline: 'Documentation of the {product} network',
  description:
    'How the {product} network works, how to build applications and tokens on it, how to run a node, and the reference of its APIs.',
  url: 'https://{docsDomain}',
  baseUrl: '/',
  favicon: '/favicon.svg',
  socialCard: '/social-card.png',
  editUrl: 'https://github.com/QuilibriumNetwork/docs/edit/main/content/docs/',
  breadcrumbs: true,
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  search: {
    maxHits: 30,
    suggested: [
      'discover/what-is-product',
      'run-node/quick-start',
      'run-node/qclient/commands/command-list',
      'build/q-service-apis',
      'api/overview',
    ],
  },
  workbench: { sendsTo: [] },
  locale: { name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  translations: [],
  announcement: {
    id: 'announcement-bar',
    text: 'Something missing or wrong?',
    link: { label: 'Tell us on GitHub', href: 'https://github.com/QuilibriumNetwork/docs/issues' },
    closable: true,
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectSystemPreference: true },
  docsVersion: {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs/',
    mainDocId: 'build/applications/compiling-to-ot-circuits',
  },
  olderVersions: [],
  sidebars: {
    discover: { label: 'Discover', folder: 'discover' },
    learn: { label: 'Learn', folder: 'learn' },
    build: { label: 'Build', folder: 'build' },
    protocol: { label: 'Protocol', folder: 'protocol' },
    run: { label: 'Run', folder: 'run-node' },
    api: { label: 'API', folder: 'api' },
  },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'sidebar', sidebar: 'discover', label: 'Discover' },
      { type: 'sidebar', sidebar: 'learn', label: 'Learn' },
      { type: 'sidebar', sidebar: 'build', label: 'Build' },
      { type: 'sidebar', sidebar: 'protocol', label: 'Protocol' },
      { type: 'sidebar', sidebar: 'run', label: 'Run' },
      { type: 'sidebar', sidebar: 'api', label: 'API' },
      { type: 'link', href: 'https://{websiteDomain}', label: '{product} website' },
      { type: 'link', href: 'https://github.com/QuilibriumNetwork', label: 'Code' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'All documentation', to: '/docs/' },
          { label: 'Pages for language models', to: '/llms.txt' },
          { label: 'All texts in one file', to: '/llms-full.txt' },
          { label: 'OpenAPI of {storage}', to: '/api/q-storage.openapi.json' },
          { label: 'Smithy model of {kms}', to: '/api/q-kms.smithy.json' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Discourse forum', href: 'https://discourse.quilibrium.com/' },
          { label: 'Farcaster', href: 'https://warpcast.com/~/channel/quilibrium' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: '{product} website', href: 'https://{websiteDomain}' },
          { label: 'Blog', href: 'https://paragraph.xyz/@quilibrium.com' },
          { label: 'X', href: 'https://x.com/QuilibriumInc' },
          { label: 'Code', href: 'https://github.com/QuilibriumNetwork' },
          { label: 'Source of these pages', href: 'https://github.com/QuilibriumNetwork/docs' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 {product}, Inc. Licensed under',
    license: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  },
}
