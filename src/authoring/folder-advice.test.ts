import { adviceForLast, adviceForNew } from './folder-advice'

const files = ['guide/index.mdx', 'guide/keys/_category.yml', 'guide/keys/locks/_category.yml', 'guide/a.mdx']

it.each([
  ['guide/b.mdx', ''],
  ['guide/keys/b.mdx', ''],
  [
    'guide/keys/new/deep/b.mdx',
    'The folder content/docs/guide/keys/new has no page and no settings of its own yet: write content/docs/guide/keys/new/_category.yml with label: and description:, or an index.mdx.',
  ],
])('says of the page %s what its folders lack: %j', (file, advice) => {
  expect(adviceForNew(file, [...files, file])).toBe(advice)
})

it.each([
  ['guide/b.mdx', files, ''],
  ['guide/keys/b.mdx', [...files, 'guide/keys/locks/c.mdx'], ''],
  [
    'guide/keys/locks/b.mdx',
    [...files, 'guide/keys/c.mdx'],
    'It was the last page of content/docs/guide/keys/locks: remove content/docs/guide/keys/locks/_category.yml, or put another page there.',
  ],
  [
    'guide/keys/locks/b.mdx',
    files,
    'It was the last page of content/docs/guide/keys: remove content/docs/guide/keys/_category.yml and content/docs/guide/keys/locks/_category.yml, or put another page there.',
  ],
  ['guide/bare/b.mdx', files, ''],
])('says of the page that has gone from %s what is left: %#', (file, others, advice) => {
  expect(adviceForLast(file, others)).toBe(advice)
})
