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

it('groups names by what they are about where that is told, in the order of those groups', () => {
  const items = [
    { label: 'ListKeys', group: 'Keys' },
    { label: 'CreateKey', group: 'Keys' },
    { label: 'CreateAlias', group: 'Aliases' },
    { label: 'GetKey', group: 'Keys' },
  ]
  expect(groupItems(items).map(({ name, items }) => [name, ...items.map(({ label }) => label)])).toEqual([
    ['Keys', 'CreateKey', 'GetKey', 'ListKeys'],
    ['Aliases', 'CreateAlias'],
  ])
})
