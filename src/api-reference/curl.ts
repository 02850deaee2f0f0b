import { quoted } from './shell-words'
import type { SignedRequest } from './signature'
import { bytesOf } from './values'

/**
 * A signed request as a command of curl, which sends it byte for byte.
 * @param file the name of the file that is its body, where that is one
 */
export function curlCommand({ method, url, headers, body }: SignedRequest, file?: string): string {
  const hasBody = Boolean(file) || body.length > 0
  // A HEAD that curl is told by --request would wait for a body.
  const how = method === 'HEAD' ? ['--head'] : method === 'GET' && !hasBody ? [] : [`--request ${method}`]
  // curl would call the body a form.
  const named =
    hasBody && !headers.some(([name]) => /^content-type$/i.test(name)) ? ["--header 'Content-Type:'"] : []
  const data = hasBody ? [`--data-binary ${file ? quoted(`@${file}`) : quoted(shellText(body))}`] : []
  return [
    ['curl', ...how, '--path-as-is', quoted(url)].join(' '),
    ...headers.map((header) => `--header ${quoted(header.join(': '))}`),
    ...named,
    ...data,
  ].join(' \\\n  ')
}

const shellText = (body: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(body)

/** Whether a shell can hold a body: bytes that are text, and do not begin as curl's sign for a file. */
export const isPlainBody = (body: Uint8Array<ArrayBuffer>): boolean => {
  const text = shellText(body)
  const back = bytesOf(text)
  return (
    !text.startsWith('@') &&
    !text.includes('\0') &&
    back.length === body.length &&
    back.every((byte, index) => byte === body[index])
  )
}
