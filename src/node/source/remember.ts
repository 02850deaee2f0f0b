/**
 * A function that answers from memory what it has been asked before: in the dev server an edit changes one page of
 * hundreds, and all are gone through again.
 * @param keyOf a text for the arguments, another one for each answer
 * @param most answers kept; those not asked for the longest are forgotten first
 */
export function remembering<Arguments extends unknown[], Answer>(
  ask: (...given: Arguments) => Answer,
  keyOf: (...given: Arguments) => string,
  most = 20_000,
): (...given: Arguments) => Answer {
  const known = new Map<string, Answer>()
  return (...given) => {
    const key = keyOf(...given)
    const answer = known.has(key) ? known.get(key)! : ask(...given)
    known.delete(key)
    known.set(key, answer)
    if (known.size > most) known.delete(known.keys().next().value!)
    return answer
  }
}
