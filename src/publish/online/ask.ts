/** What a host has answered. */
export interface Answer {
  status: number
  headers: Headers
  /** Where it leads, as an address on the same host or in full; null where it leads nowhere. */
  location: string | null
  body: Buffer
}

/** Asks a host for an address below its root. */
export type Ask = (address: string) => Promise<Answer>

/** How long a host has to answer, in milliseconds. */
const patience = 30_000

/**
 * @param origin the host: "https://docs.example.org"
 * @throws when it does not answer at all, naming the address
 */
export function askHost(origin: string): Ask {
  return async (address) => {
    const url = new URL(address, origin)
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
      const location = response.headers.get('location')
      const { status, headers } = response
      const body = Buffer.from(await response.arrayBuffer())
      return { status, headers, body, location: location && within(new URL(location, url), origin) }
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error }
      throw new Error(`${url.href} does not answer: ${cause?.message ?? message}.`)
    }
  }
}

/** An address without its host where that is the one that was asked. */
const within = (url: URL, origin: string) =>
  url.origin === new URL(origin).origin ? url.pathname + url.search : url.href

/** Requests at a time: enough to be quick, few enough for any host. */
const atOnce = 8

/** What is found at each of many addresses, in their order. */
export async function forAll<T, R>(items: readonly T[], find: (item: T) => Promise<R[]>): Promise<R[]> {
  const found: R[][] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) found[index] = await find(items[index]!)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.flat()
}
