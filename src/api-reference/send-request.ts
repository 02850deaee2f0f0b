import type { Header, SignedRequest } from './signature'

/** What a service has answered. */
export interface Answer {
  /** "200 OK" */
  status: string
  headers: Header[]
  /** Bytes of the body. */
  size: number
  /** The body, where it is text. */
  text: string | undefined
}

const textOf = (bytes: ArrayBuffer): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Sends a signed request: with nothing that the browser knows of the reader, and past all caches.
 * @throws TypeError where there is no answer, or none that the page may read
 */
export async function sendRequest({ method, url, headers, body }: SignedRequest): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  })
  const bytes = await response.arrayBuffer()
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    headers: [...response.headers],
    size: bytes.byteLength,
    text: textOf(bytes),
  }
}
