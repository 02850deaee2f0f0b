import { commandLikeness, endsOf } from './command'
import { readHeadline } from './headline'

describe('what a typed command ends with', () => {
  it.each([
    ['tool key create', ['keycreate', 'create']],
    ['tool node auto-update', ['nodeautoupdate', 'autoupdate']],
    ['tool key', []],
    ['', []],
  ])('%j', (query, ends) => {
    expect(endsOf(query)).toEqual(ends)
  })
})

describe('how alike a typed command and a heading are', () => {
  const like = (query: string, heading: string, fits: readonly number[]) =>
    commandLikeness(endsOf(query), (word) => fits[word]!, readHeadline(heading))

  it('most where the heading is all behind the program', () => {
    const all = like('tool key create', 'key create', [1, 1, 1])
    expect(all).toBeGreaterThan(like('tool key create', 'create', [1, 1, 1]))
    expect(all).toBeGreaterThan(like('tool key cre', 'key create', [1, 1, 1]))
    expect(like('tool key cre', 'key create', [1, 1, 1])).toBeGreaterThan(1)
  })

  it('not at all where the part says nothing of the program or the group', () => {
    expect(like('tool key create', 'key create', [0, 1, 1])).toBe(1)
    expect(like('tool key create', 'create', [1, 0.13, 1])).toBe(1)
  })

  it('not at all where one word begins alike', () => {
    expect(like('tool key create', 'create anew', [1, 1, 1])).toBe(1)
  })
})
