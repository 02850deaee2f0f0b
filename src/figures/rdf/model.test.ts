import {
  evaluate,
  hyperedges,
  look,
  overlap,
  query,
  queryPath,
  select,
  selected,
  triples,
  verticesOf,
  type Triple,
} from './model'

const edges = hyperedges(triples)
const edge = (name: string) => edges.find(({ predicate }) => predicate === name)!

describe('hyperedges', () => {
  it('hold every triple once, the smallest hyperedge first', () => {
    expect(edges.map(({ predicate, pairs }) => [predicate, pairs.length])).toEqual([
      ['title', 1],
      ['knows', 2],
      ['wrote', 3],
    ])
    expect(edges.flatMap(({ predicate, pairs }) => pairs.map(([s, o]) => [s, predicate, o])).sort()).toEqual(
      triples.map((triple) => [...triple]).sort(),
    )
  })

  it('join more than two vertices', () => {
    expect([...verticesOf(edge('wrote'))]).toEqual(['Alice', 'Doc1', 'Doc2', 'Bob', 'Doc3'])
  })

  it('overlap where they share vertices', () => {
    expect(overlap(edge('knows'), edge('wrote')).sort()).toEqual(['Alice', 'Bob'])
    expect(overlap(edge('title'), edge('wrote'))).toEqual(['Doc3'])
    expect(overlap(edge('title'), edge('knows'))).toEqual([])
  })
})

describe('the query path', () => {
  it('begins with the smallest hyperedge and goes on by shared variables', () => {
    expect(queryPath(query, triples).map(([, predicate]) => predicate)).toEqual(['title', 'wrote', 'knows'])
  })

  it('does not depend on the order in which the query is written', () => {
    expect(queryPath([...query].reverse(), triples)).toEqual(queryPath(query, triples))
  })

  it('needs patterns that hang together', () => {
    expect(() => queryPath([...query, ['?a', 'likes', '?b']], triples)).toThrow(
      /No variable joins the pattern/,
    )
  })
})

describe('evaluation', () => {
  /** All assignments, tried one by one: slow, and by other means. */
  const bruteForce = (data: readonly Triple[]) => {
    const names = [...new Set(data.flatMap(([s, , o]) => [s, o]))]
    const has = (...triple: Triple) => data.some((other) => other.join() === triple.join())
    return names.flatMap((person) =>
      names.flatMap((doc) =>
        names.flatMap((title) =>
          has('Alice', 'knows', person) && has(person, 'wrote', doc) && has(doc, 'title', title)
            ? [{ '?person': person, '?doc': doc, '?title': title }]
            : [],
        ),
      ),
    )
  }

  it('finds what trying every assignment finds', () => {
    expect(evaluate(queryPath(query, triples), triples).at(-1)).toEqual(bruteForce(triples))
  })

  it('finds the same along any order of patterns', () => {
    const sorted = (path: typeof query) =>
      evaluate(path, triples)
        .at(-1)!
        .map((binding) => JSON.stringify(Object.entries(binding).sort()))
        .sort()
    expect(sorted(query)).toEqual(sorted(queryPath(query, triples)))
  })

  it('keeps a variable to one value', () => {
    expect(look(['?x', 'knows', '?x'], [{}], triples)).toEqual([])
    expect(look(['?x', 'wrote', 'Doc3'], [{ '?x': 'Alice' }], triples)).toEqual([])
  })

  it('finds nothing where the data has nothing', () => {
    expect(evaluate(queryPath(query, triples), triples.slice(0, 4)).at(-1)).toEqual([])
  })
})

it('gives in the end what the query asks for, and nothing else', () => {
  const answers = evaluate(queryPath(query, triples), triples).at(-1)!
  expect(select(selected, answers)).toEqual([{ '?doc': 'Doc3', '?title': '"Clocks"' }])
  expect(select(['?person'], [{ '?person': 'Bob', '?doc': 'Doc3' }])).toEqual([{ '?person': 'Bob' }])
})
