import { remembering } from './remember'

const makeLength = (most?: number) => {
  const asked: string[] = []
  const length = remembering(
    (text: string) => {
      asked.push(text)
      return text.length
    },
    (text) => text,
    most,
  )
  return { asked, length }
}

it('asks once for each key', () => {
  const { asked, length } = makeLength()
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
})

it('forgets what was not asked for the longest', () => {
  const { asked, length } = makeLength(2)
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) length(text)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})
