import { isRecord } from '../shared/is-record'

/*
 * Example values and what they stand for. A blob is a text, or bytes written in Base64. All of it runs in the build and in
 * the browser.
 */

/** Bytes of a blob, as YAML and JSON can write them. */
export const isBase64 = (value: unknown): value is { base64: string } =>
  isRecord(value) && Object.keys(value).length === 1 && typeof value.base64 === 'string'

/** The content of a file that a reader has chosen: samples name it, requests send it. */
export class FileContent {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array<ArrayBuffer>,
  ) {}
}

/**
 * The bytes of a blob.
 * @throws where it is no valid Base64
 */
export const bytesOf = (value: unknown): Uint8Array<ArrayBuffer> =>
  value instanceof FileContent
    ? value.bytes
    : isBase64(value)
      ? Uint8Array.from(atob(value.base64), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(String(value))

/** Bytes in Base64. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** The text that the bytes of a blob are. */
export const textOf = (value: unknown): string => new TextDecoder().decode(bytesOf(value))

/** Whether a blob's Base64 is written as it has to be: all letters known, padded to the end. */
export function isValidBase64({ base64 }: { base64: string }): boolean {
  try {
    return toBase64(bytesOf({ base64 })) === base64
  } catch {
    return false
  }
}
