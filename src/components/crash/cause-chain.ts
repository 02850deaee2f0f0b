/** The messages of an error and of all that caused it, the outermost first. */
export function causeChain(error: unknown): string {
  const causes = new Set<unknown>()
  for (let at = error; at !== undefined && !causes.has(at); at = at instanceof Error ? at.cause : undefined)
    causes.add(at)
  return [...causes]
    .map((cause) => (cause instanceof Error ? cause.message : String(cause)))
    .join(`\n\n${WORDS.crash.cause}\n`)
}
