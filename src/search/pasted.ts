/**
 * What stands around the message in a line of a log or a terminal: when and where it was written, and the way through the program
 * that led to it.
 */
const around =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*|\b[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \S+ \S+\[\d+\]:|\bthread '[^']*' panicked|(?<![:\w])[a-z_]\w*(?:::[a-z_]\w*)+\S*|\bat( async)? \S+ \(\S+:\d+\)|(?<!\S)\S*\.[a-z]+:\d+:\d+\S*|\bnote: run with `RUST_[^\n]*|\bgoroutine \d+ \[.*|(?<!\S)\S+@\S+[$#]/gs

/**
 * What somebody meant who pasted a line.
 * @returns the query without what machines wrote around the message; as it is where nothing else would be left
 */
export function withoutSurroundings(query: string): string {
  const message = query.replace(around, ' ')
  return /\p{L}/u.test(message) ? message : query
}
