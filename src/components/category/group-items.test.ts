import { groupItems } from './group-items'

const names = (...labels: string[]) =>
  groupItems(labels.map((label) => ({ label }))).map(({ name, items }) => [
    name,
    ...items.map(({ label }) => label),
  ])

it('groups names that begin alike by their first word, in the order of the alphabet', () => {
  expect(names('PutTag', 'GetTag', 'GetBucketAcl', 'PutAcl')).toEqual([
    ['Get', 'GetBucketAcl', 'GetTag'],
    ['Put', 'PutAcl', 'PutTag'],
  ])
})

it('groups other names by their first letter', () => {
  expect(names('Tagging', 'Bucket', 'Tag', 'BloomClock')).toEqual([
    ['B', 'BloomClock', 'Bucket'],
    ['T', 'Tag', 'Tagging'],
  ])
})

it('leaves the author’s order where no two names begin alike', () => {
  expect(names('Overview', 'config', 'alias')).toEqual([[null, 'Overview', 'config', 'alias']])
})
