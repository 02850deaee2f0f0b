/**
 * Triples, their hypergraph, and how a query walks over it. After the paper that the network's documentation names: the
 * index and the query path of "Hypergraph Based Query Optimization", IEEE 7218100, in a small form.
 */

/** A fact, as RDF writes it. */
export type Triple = readonly [subject: string, predicate: string, object: string]

/** The data that all figures of this section share. */
export const triples: readonly Triple[] = [
  ['Alice', 'wrote', 'Doc1'],
  ['Alice', 'wrote', 'Doc2'],
  ['Bob', 'wrote', 'Doc3'],
  ['Alice', 'knows', 'Bob'],
  ['Carol', 'knows', 'Alice'],
  ['Doc3', 'title', '"Clocks"'],
]

/** One hyperedge for each predicate: all pairs that it joins. */
export interface Hyperedge {
  predicate: string
  pairs: (readonly [subject: string, object: string])[]
}

/** The hyperedges of a set of triples, the smallest first, those of one size by name. */
export function hyperedges(data: readonly Triple[]): Hyperedge[] {
  const predicates = [...new Set(data.map(([, predicate]) => predicate))]
  return predicates
    .map((predicate) => ({
      predicate,
      pairs: data.flatMap(([s, p, o]) => (p === predicate ? [[s, o] as const] : [])),
    }))
    .sort((a, b) => a.pairs.length - b.pairs.length || a.predicate.localeCompare(b.predicate))
}

/** All vertices of a hyperedge. */
export const verticesOf = ({ pairs }: Hyperedge): Set<string> => new Set(pairs.flat())

/** The vertices that two hyperedges share: where they overlap. */
export const overlap = (a: Hyperedge, b: Hyperedge): string[] => {
  const other = verticesOf(b)
  return [...verticesOf(a)].filter((vertex) => other.has(vertex))
}

/** A triple to look for; names that begin with "?" are variables. */
export type Pattern = Triple

/** Documents written by people whom Alice knows, with their titles. */
export const query: readonly Pattern[] = [
  ['?person', 'wrote', '?doc'],
  ['Alice', 'knows', '?person'],
  ['?doc', 'title', '?title'],
]

/** The variables that it asks for. */
export const selected: readonly string[] = ['?doc', '?title']

/** Whether a part of a pattern is a variable, as SPARQL writes it. */
export const isVariable = (name: string) => name.startsWith('?')

const variables = ([s, , o]: Pattern) => [s, o].filter(isVariable)

/**
 * The order in which patterns are looked up: the one with the smallest hyperedge first, then always the smallest among
 * those that share a variable with what is there.
 * @throws where a pattern shares no variable with the others
 */
export function queryPath(patterns: readonly Pattern[], data: readonly Triple[]): Pattern[] {
  const size = new Map(hyperedges(data).map(({ predicate, pairs }) => [predicate, pairs.length]))
  const rest = [...patterns].sort(([, a], [, b]) => (size.get(a) ?? 0) - (size.get(b) ?? 0))
  const path = rest.splice(0, 1)
  while (rest.length) {
    const known = new Set(path.flatMap(variables))
    const next = rest.findIndex((pattern) => variables(pattern).some((name) => known.has(name)))
    if (next < 0) throw new Error(`No variable joins the pattern "${rest[0]!.join(' ')}" to the others.`)
    path.push(...rest.splice(next, 1))
  }
  return path
}

/** What variables stand for. */
export type Binding = Readonly<Record<string, string>>

/** What one pattern makes of the answers so far. */
export function look(pattern: Pattern, bindings: readonly Binding[], data: readonly Triple[]): Binding[] {
  const [subject, predicate, object] = pattern
  const pairs = data.filter(([, p]) => p === predicate)
  return bindings.flatMap((binding) =>
    pairs.flatMap(([s, , o]) => {
      const withSubject = bind(subject, s, binding)
      const both = withSubject && bind(object, o, withSubject)
      return both ? [both] : []
    }),
  )
}

function bind(name: string, value: string, binding: Binding): Binding | null {
  if (!isVariable(name)) return name === value ? binding : null
  if (name in binding) return binding[name] === value ? binding : null
  return { ...binding, [name]: value }
}

/** The answers after each step of a path; the first entry is before the first step. */
export function evaluate(path: readonly Pattern[], data: readonly Triple[]): Binding[][] {
  const steps: Binding[][] = [[{}]]
  for (const pattern of path) steps.push(look(pattern, steps.at(-1)!, data))
  return steps
}

/** Answers cut down to some of their variables. */
export const select = (names: readonly string[], bindings: readonly Binding[]): Binding[] =>
  bindings.map((binding) => Object.fromEntries(names.map((name) => [name, binding[name]!])))
