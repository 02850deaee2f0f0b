import path from 'node:path'
import { lookup } from 'mrmime'

/** What mrmime does not know, by the ending of a file's name. */
const others: Record<string, string> = { '.ico': 'image/x-icon' }

/** Endings of all files that a built site may have, for hosts that want a list. */
export const endings = [
  ...['css', 'html', 'js', 'json', 'map', 'md', 'txt', 'webmanifest', 'xml'],
  ...['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp', 'woff2'],
]

/** A file's type by the ending of its name, without parameters. */
export function mediaType(file: string): string {
  const ending = path.extname(file)
  return others[ending] ?? lookup(ending) ?? 'application/octet-stream'
}

/** A file's type as each host shall send it: text is UTF-8. */
export function contentType(file: string): string {
  const type = mediaType(file)
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
