import { readHeadline } from './headline'

it.each([
  ['Put bucket-website', 'PutBucketWebsite', 'putbucketwebsite'],
  ['What is Quilibrium?', 'what is quilibrium', 'whatisquilibrium'],
])('%s is the same phrase as %s', (a, b, phrase) => {
  expect([readHeadline(a).phrase, readHeadline(b).phrase]).toEqual([phrase, phrase])
})
