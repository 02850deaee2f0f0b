/**
 * What happens to a key in the path of an address. Browsers and other clients that follow the URL Standard
 * (https://url.spec.whatwg.org/#path-state) remove the segments `.` and `..`, also encoded ones; slashes in a row stay
 * there, but servers and proxies may merge them.
 */
export type PathTrouble = 'dots' | 'slashes'

const isDots = (segment: string) => segment === '.' || segment === '..'

/** What may make a request name another object than the one with this key; undefined where nothing does. */
export function pathTrouble(key: string): PathTrouble | undefined {
  const segments = key.split('/')
  if (segments.some(isDots)) return 'dots'
  // One slash at the end is that of a folder.
  return segments.slice(0, -1).includes('') ? 'slashes' : undefined
}

/** Whether a browser sends an address with the path that it has, and so with the one that was signed. */
export const keepsPath = (url: string): boolean => {
  const { origin, pathname } = new URL(url)
  return url.slice(origin.length).split('?', 1)[0] === pathname
}
