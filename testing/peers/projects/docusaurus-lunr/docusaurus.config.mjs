import { readFileSync } from 'node:fs'

const sections = JSON.parse(readFileSync(new URL('./sections.json', import.meta.url), 'utf8'))

/** Docusaurus as it was before its Rust parts, with lunr as its search. */
export default {
  title: 'Measured docs',
  favicon: 'favicon.svg',
  url: 'https://docs.example.org',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: 'docs' }, blog: false }]],
  plugins: ['docusaurus-lunr-search'],
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
