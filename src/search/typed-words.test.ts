import { typedWords } from './typed-words'

const found = new Set([
  'delete',
  'deletes',
  'remove',
  'bucket',
  'buckets',
  'a',
  'the',
  'deletebucket',
  'node',
])

it.each([
  ['delete', ['delete', 'deletes', 'deletebucket']],
  ['deleting', ['delete', 'deletes']],
  ['buck', ['bucket', 'buckets']],
  ['delete the bucket', ['delete', 'deletes', 'deletebucket', 'bucket', 'buckets']],
  ['DeleteBucket', ['delete', 'deletes', 'deletebucket', 'bucket', 'buckets']],
  ['ndoe', ['node']],
  ['the', []],
  ['a', []],
  ['erase', []],
])('of what "%s" leads to, what was typed is marked', (query, expected) => {
  expect([...typedWords(query, found)]).toEqual(expected)
})
