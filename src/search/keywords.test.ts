import { Keywords } from './keywords'

const keywords = new Keywords(
  new Map([
    ['token_supply', [4]],
    ['supply', [4, 9]],
    ['move_node', [9]],
  ]),
)

describe('the keywords of pages', () => {
  it('are found by each of their words', () => {
    expect(keywords.find('supply')).toEqual([{ word: 'supply', fit: 1 }])
    expect(keywords.refs('supply')).toEqual([4, 9])
    expect(keywords.refs('node')).toEqual([9])
    expect(keywords.words).not.toContain('token_supply')
  })

  it('stay together as names, of which each place has its best', () => {
    const asked: string[] = []
    const lengthOf = (name: readonly string[]) => {
      asked.push(name.join(' '))
      return name.length
    }
    expect([...keywords.nearest(['supply', 'token'], lengthOf)]).toEqual([
      [4, 2],
      [9, 1],
    ])
    expect(asked).toEqual(['token supply', 'supply'])
    expect(keywords.nearest(['unknown'], lengthOf).size).toBe(0)
  })
})
