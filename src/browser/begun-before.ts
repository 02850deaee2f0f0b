/**
 * A load that may begin before anybody waits for it: in the press that will want it, while its requests would else wait until
 * what the press shows is drawn.
 * @returns `begin`, which begins it the first time it is called and never again; and `load`, which gives what was begun once, and
 * then loads anew
 */
export function begunBefore<T>(loadAnew: () => Promise<T>) {
  let isBegun = false
  let begun: Promise<T> | undefined
  const begin = () => {
    if (isBegun) return
    isBegun = true
    begun = loadAnew()
    begun.catch(() => {}) // told to whoever asks for it
  }
  const load = () => {
    isBegun = true
    const taken = begun ?? loadAnew()
    begun = undefined
    return taken
  }
  return { begin, load }
}
