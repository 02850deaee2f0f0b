import { makePage } from '../../../testing/fixtures/make-page'
import { findDuplicates, findOrphans } from './duplicates-and-orphans'

it('finds a title and a description that two pages have, in whatever letters', () => {
  const pages = [
    makePage('a.mdx', { title: 'Get started', description: 'How to begin.' }),
    makePage('b.mdx', { title: 'get started', description: 'How to begin with B.' }),
    makePage('c.mdx', { title: 'C', description: 'How to begin.' }),
  ]
  expect(findDuplicates(pages)).toMatchObject([
    { file: 'content/docs/b.mdx', message: 'The title is that of content/docs/a.mdx, too.' },
    { file: 'content/docs/c.mdx', message: 'The description is that of content/docs/a.mdx, too.' },
  ])
})

it('finds an unlisted page that no other page links to', () => {
  const to = (href: string) => ({ links: [{ href, line: 1 }] })
  const secret = makePage('guide/secret.mdx', { unlisted: true }, to('/docs/guide/secret/#itself'))
  const shared = makePage('guide/shared.mdx', { unlisted: true })
  const reader = makePage('guide/reader.mdx', {}, to('/docs/guide/shared/?a=1#x'))
  expect(findOrphans([secret, shared, reader])).toMatchObject([{ file: 'content/docs/guide/secret.mdx' }])
})
