import { holdFacts } from './sources'

const files: Record<string, string> = {
  'node/p2p.rs': 'fn port() -> String { "/udp/8336" }\npub const START: u64 = 674_000;\nlimit < 4096',
}
const checkouts = {
  has: (repository: string) => repository === 'node',
  read: (path: string) => Promise.resolve(files[path]),
}
const hold = (fact: { value: string; source: string; says: string }) =>
  holdFacts({ name: fact }, checkouts, 'variables.yml', () => 7)

describe('a fact', () => {
  it.each([
    ['8336', '"/udp/{}"'],
    ['674,000', 'START: u64 = {};'],
    ['4,096', 'limit < {}'],
    ['anything', 'fn port()'],
  ])('of the value %s that its source says as %j is held', async (value, says) => {
    expect(await hold({ value, source: 'node/p2p.rs', says })).toEqual({
      mistakes: [],
      held: ['name'],
      skipped: {},
    })
  })

  it('with another value than its source is told where it stands', async () => {
    const { mistakes, held } = await hold({ value: '8337', source: 'node/p2p.rs', says: '"/udp/{}"' })
    expect(held).toEqual([])
    expect(mistakes).toMatchObject([
      {
        file: 'variables.yml',
        line: 7,
        message: 'node/p2p.rs doesn\'t say ""/udp/8337"", from which "name" is taken.',
      },
    ])
  })

  it('whose file is gone is told', async () => {
    const { mistakes } = await hold({ value: '1', source: 'node/gone.rs', says: '{}' })
    expect(mistakes).toMatchObject([{ message: '"name" cites node/gone.rs, which isn\'t there.' }])
  })

  it('of a repository that isn’t at hand is skipped, and said', async () => {
    expect(await hold({ value: '1', source: 'other/a.md', says: '{}' })).toEqual({
      mistakes: [],
      held: [],
      skipped: { other: ['name'] },
    })
  })
})
