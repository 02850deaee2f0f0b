import type { ContentElement } from '../../shared/content-tree'
import { makePage } from '../../../testing/fixtures/make-page'
import { linkTargets } from './link-targets'

const heading = (id: string): ContentElement => ({ tag: 'h2', props: { id }, children: [id] })

it('addresses of pages have their anchors, however deep, and other addresses none', () => {
  const tree = {
    tag: 'Fragment',
    children: [{ tag: 'Details', children: ['what-they-are', 'über'].map(heading) }],
  }
  const pages = [
    makePage('guide/index.mdx'),
    makePage('guide/fees.mdx', {}, { tree }),
    makePage('guide/soon.mdx', { draft: true }),
  ]
  const { anchors } = linkTargets(pages, ['/', '/favicon.svg'])
  expect(Object.fromEntries([...anchors].map(([path, ids]) => [path, [...ids]]))).toEqual({
    '/': [],
    '/favicon.svg': [],
    '/docs/guide/': [],
    '/docs/guide/fees/': ['what-they-are', 'über'],
    '/docs/guide/soon/': [],
  })
})
