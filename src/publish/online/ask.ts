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

/** A request that has got no answer, or one that nobody can read. */
export class NoAnswer extends Error {}

/** What Node says at length, or without what to do. */
function reason(code = ''): string | undefined {
  if (/^(EPROTO|ERR_SSL_)/.test(code)) return `no TLS is spoken there (${code}); say another port, or http://`
  if (/CERT|^UNABLE_TO_/.test(code))
    return `its certificate is not trusted (${code}); get one for this name, or name the file of an authority of your own with NODE_EXTRA_CA_CERTS`
  return undefined
}

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
      return { status, headers, body, location: location && within(location, url) }
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error & { code?: string } }
      throw new NoAnswer(`${url.href} does not answer: ${reason(cause?.code) ?? cause?.message ?? message}.`)
    }
  }
}

/** Where an answer leads: without the host where that is the one that was asked, and as it stands where it is no address. */
function within(location: string, asked: URL): string {
  if (!URL.canParse(location, asked)) return location
  const url = new URL(location, asked)
  return url.origin === asked.origin ? url.pathname + url.search : url.href
}

/** Requests at a time: enough to be quick, few enough for any host. */
const atOnce = 8

/** What is found, where a request without an answer is one finding more. @throws what anything else throws */
export const orNoAnswer = (findings: Promise<string[]>): Promise<string[]> =>
  findings.catch((error: unknown) => {
    if (error instanceof NoAnswer) return [error.message]
    throw error
  })

/** What is found at each of many addresses, in their order. */
export async function forAll<T>(
  items: readonly T[],
  find: (item: T) => Promise<string[]>,
): Promise<string[]> {
  const found: string[][] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++)
      found[index] = await orNoAnswer(find(items[index]!))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.flat()
}
