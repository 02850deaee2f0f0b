import { Keywords } from './keywords'

const keywords = new Keywords(
  JSON.stringify([[{ token_supply: [4], supply: [4, 9], move_node: [9] }], {}, ['@4', '@9']]),
)

describe('the keywords of pages', () => {
  it('are found by each of their words', () => {
    expect(keywords.find('supply')).toEqual([{ word: 'supply', fit: 1 }])
    expect(keywords.refs('supply')).toEqual([4, 9])
    expect(keywords.refs('node')).toEqual([9])
    expect(keywords.words).not.toContain('token_supply')
  })

  it('stay together as names of a page', () => {
    expect(keywords.namesOf(4)).toEqual([['token', 'supply'], ['supply']])
    expect(keywords.namesOf(9)).toContainEqual(['move', 'node'])
    expect(keywords.namesOf(5)).toEqual([])
  })
})
