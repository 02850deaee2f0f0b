/** A document as the templates' queries find it. */
export const doc: Queries.DocPageFieldsFragment = {
  kind: 'doc',
  title: 'Fees',
  description: 'What it costs.',
  path: '/docs/learn/fees/',
  draft: false,
  unlisted: false,
  breadcrumbs: [
    { label: 'Learn', path: '/docs/learn/' },
    { label: 'Fees', path: '/docs/learn/fees/' },
  ],
  toc: [{ level: 2, id: 'sum', text: 'Sum' }],
  previous: { label: 'Intro', path: '/docs/learn/intro/' },
  next: null,
  editUrl: 'https://code.example.com/edit/fees.mdx',
  lastUpdate: '2025-05-03T10:00:00.000Z',
  lastUpdateText: '3 May 2025',
  checked: 'version 2 of May',
  sources: [{ title: 'Whitepaper', url: 'https://example.com/paper.pdf' }],
  content: {
    tag: 'Fragment',
    children: [
      { tag: 'p', children: ['It is little.'] },
      { tag: 'img', props: { src: './map.svg', alt: 'A map' } },
    ],
  },
  images: [{ src: './map.svg', file: { publicURL: '/static/map.svg', childImageSharp: null } }],
}
