import { isDraftFile, wordInHead } from './head-words'

const page = (head: string, text = 'Words.') => ({ text: `---\ntitle: A\n${head}\n---\n\n${text}\n` })

it.each([
  ['it says so', page('draft: true'), true],
  ['a comment stands behind it', page('draft: true # until Monday'), true],
  ['it says the opposite', page('draft: false'), false],
  ['it says nothing', page('order: 1'), false],
  ['its text shows how to', page('order: 1', 'draft: true'), false],
  ['another key ends alike', page('oldDraft: true'), false],
])('a file is a draft only where its head has the key: %s', (_, file, isDraft) => {
  expect(isDraftFile(file)).toBe(isDraft)
})

it('a word is read with or without quotes, and of a file of YAML anywhere', () => {
  expect(wordInHead(page("slug: 'a-b'").text, 'slug')).toBe('a-b')
  expect(wordInHead('label: Keys\nlisting: keys\n', 'listing')).toBe('keys')
})
