import { digestOf } from './digests'

const page = { title: 'A', content: { tag: 'p', children: ['one'] } }

it('is the same for the same data, and another for whatever differs', () => {
  const digests = [
    page,
    { ...page, title: 'B' },
    { ...page, content: { tag: 'p', children: ['two'] } },
    { title: 'A' },
  ].map(digestOf)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestOf(structuredClone(page))).toBe(digests[0])
})

it('looks once at a content that stays the same object', () => {
  const toJSON = jest.fn(() => 'content')
  const content = { toJSON }
  expect(digestOf({ title: 'A', content })).not.toBe(digestOf({ title: 'B', content }))
  expect(toJSON).toHaveBeenCalledTimes(1)
})
