/**
 * What stands around the message in a line of a log or a terminal: when and where it was written, and the way through the program
 * that led to it.
 */
const around = [
  // When: "2026-11-20T03:12:44.918Z", and what begins a line of the journal, "Nov 20 03:12:44 host program[48213]:".
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*/,
  /\b[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \S+ \S+\[\d+\]:/,
  // Rust: its threads, its modules, whose names are small where those of errors are not, and its advice.
  /\bthread '[^']*' panicked/,
  /(?<![:\w])[a-z_]\w*(?:::[a-z_]\w*)+\S*/,
  /\bnote: run with `RUST_[^\n]*/,
  // JavaScript: "at async main (file:///app/a.ts:4:1)"; and a place in a file of any language.
  /\bat( async)? \S+ \(\S+:\d+\)/,
  /(?<!\S)\S*\.[a-z]+:\d+:\d+\S*/,
  // Go: all that was running.
  /\bgoroutine \d+ \[.*/,
  // systemd: the unit that it speaks of, "quilibrium-node.service: Main process exited".
  /(?<!\S)[\w@.-]+\.service:(?= [A-Z])/,
  // The file that a message is about, "open /var/lib/store: permission denied": each computer has its own.
  /(?<!\S)\/[^\s:/]+(?:\/[^\s:/]+)+\/?:(?= )/,
  // The prompt of a shell: "me@host:~/node$".
  /(?<!\S)[^\s@]+@\S+[$#]/,
]
const anyAround = new RegExp(around.map(({ source }) => source).join('|'), 'gs')

/**
 * What somebody meant who pasted a line.
 * @returns the query without what machines wrote around the message; as it is where nothing else would be left
 */
export function withoutSurroundings(query: string): string {
  const message = query.replace(anyAround, ' ')
  return /\p{L}/u.test(message) ? message : query
}
