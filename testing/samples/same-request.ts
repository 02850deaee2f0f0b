import { isDeepStrictEqual } from 'node:util'
import { load } from 'cheerio'
import { uploads } from '../../src/api-reference/model'
import { requestOf } from '../../src/api-reference/wire'
import type { Case } from './cases'
import type { Recorded } from './recorder'

/** What clients add on their own: to every request, and where no checksum is given. */
const added =
  /^(host|authorization|user-agent|content-(length|type|md5)|expect|connection|transfer-encoding|accept(-encoding)?|proxy-.*|x-amz-(date|content-sha256|checksum-\w+|sdk-checksum-algorithm|user-agent|decoded-content-length|trailer|content-.*)|amz-sdk-.*)$/

/** What a client adds to an upload unless it is told not to. */
const checksums = /^x-amz-(checksum-\w+|sdk-checksum-algorithm|trailer)$/

/** XML as a tree in which the order of different elements makes no difference. */
function xmlTree(text: string): unknown {
  const $ = load(text.replace(/^<\?xml.*?\?>/, ''), { xml: true })
  const tree = (node: ReturnType<typeof $>): { name: string } => {
    const [{ name = '', attribs = {} } = {}] = node.get() as { name?: string; attribs?: object }[]
    const inside = node.children().toArray()
    const content = inside.length
      ? inside.map((child) => tree($(child) as never)).toSorted((a, b) => a.name.localeCompare(b.name))
      : node.text()
    return { name, ...{ attribs, content } }
  }
  return tree($.root().children())
}

/** Clients name the operation; those in Python have lists answered with encoded keys, and decode them. */
const own = ['x-id=', 'encoding-type=url']

const queryOf = (query: string) =>
  [...new URLSearchParams(query)]
    .filter(([name, value]) => !own.some((one) => `${name}=${value}`.startsWith(one)))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()

/** Older AWS CLIs write what is true as Python does. */
const plain = (value: unknown) => (value === 'True' ? 'true' : value === 'False' ? 'false' : value)

function bodyOf(body: string, protocol: string): unknown {
  if (protocol === 'json') return JSON.parse(body || '{}')
  return body.trimStart().startsWith('<') ? xmlTree(body) : body
}

/** How a request differs from the one that the page shows; nothing where it is the same. */
export function differences({ operation, example }: Case, sent: Recorded | undefined): string[] {
  if (!sent) return ['no request was sent']
  const shown = requestOf(operation, example.input)
  const [path = '', query = ''] = shown.path.split('?')
  const pairs: [what: string, sent: unknown, shown: unknown][] = [
    ['method', sent.method, shown.method],
    ['host', sent.url.host, shown.host],
    ['path', sent.url.pathname, path],
    ['query', queryOf(sent.url.search), queryOf(query)],
    ['body', bodyOf(sent.body, operation.service.protocol), bodyOf(shown.body, operation.service.protocol)],
    ...shown.headers.map(([name, value]): [string, unknown, unknown] => [
      name,
      // Clients leave a digest out where they send a checksum.
      /^content-md5$/i.test(name) ? value : plain(sent.headers[name.toLowerCase()]),
      value,
    ]),
  ]
  const names = new Set(shown.headers.map(([name]) => name.toLowerCase()))
  const isOwn = (name: string) => added.test(name) && !(uploads(operation) && checksums.test(name))
  const unknown = Object.keys(sent.headers).filter((name) => !names.has(name) && !isOwn(name))
  return [
    ...pairs.flatMap(([what, one, other]) =>
      isDeepStrictEqual(one, other)
        ? []
        : [`${what} is ${JSON.stringify(one)}, not ${JSON.stringify(other)}`],
    ),
    ...unknown.map((name) => `the header ${name} is not on the page`),
  ]
}
