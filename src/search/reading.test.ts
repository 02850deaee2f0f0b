import { asksHowItStands, isReading } from './reading'

it.each([
  'is sse on for this bucket',
  'Who can see my files',
  'check if yearly renewal is on',
  'how many keys',
])('takes "%s" for a question about how something stands', (query) =>
  expect(asksHowItStands(query)).toBe(true),
)

it.each([
  'turn rotation on',
  'delete a bucket',
  'issue a key',
  'how to make a bucket public',
  'GetBucketAcl',
])('takes "%s" for none', (query) => expect(asksHowItStands(query)).toBe(false))

it('knows operations that read by their names', () =>
  expect(
    ['GetBucketAcl', 'DescribeKey', 'HeadObject', 'PutBucketAcl', 'List buckets', 'Getting started'].filter(
      isReading,
    ),
  ).toEqual(['GetBucketAcl', 'DescribeKey', 'HeadObject']))
