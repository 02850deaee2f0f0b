import { readFileSync } from 'node:fs'

const sections = JSON.parse(readFileSync(new URL('./sections.json', import.meta.url), 'utf8'))

/** Docusaurus with its Rust parts (`faster`) and the local search that most sites use. */
export default {
  title: 'Measured docs',
  favicon: 'favicon.svg',
  url: 'https://docs.example.org',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'warn' } },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: 'docs' }, blog: false }]],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: 'filename', language: ['en'], indexBlog: false, docsRouteBasePath: '/docs' },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Measured docs',
      items: sections.map(({ name, label }) => ({
        type: 'docSidebar',
        sidebarId: name,
        label,
        position: 'left',
      })),
    },
    footer: { style: 'dark', copyright: 'A copy for measuring' },
    prism: { additionalLanguages: ['bash', 'http', 'protobuf', 'ini', 'turtle', 'sparql', 'diff'] },
  },
}
