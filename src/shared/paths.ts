/**
 * The page that a path means: "/docs/x.html", "/docs/x/index.html" and "/docs/x" are all "/docs/x/".
 */
export function normalizePath(pathname: string): string {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '')
  return plain.endsWith('/') ? plain : `${plain}/`
}

/** An encoded path as it reads; as it stands where it is wrongly encoded: "/%". */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A part of an address as it reads, every escape resolved; as it stands where it is wrongly encoded. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether two paths mean the same page; case and the trailing slash don't count. */
export const isSamePath = (a: string, b: string) =>
  normalizePath(a).toLowerCase() === normalizePath(b).toLowerCase()

/** Whether an address leads away from the site: it has a scheme or begins with two slashes. */
export const isExternal = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)

/** Whether an address of the site is one of a file: the path of a page ends with a slash. */
export const isFile = (href: string) => /\.\w+$/.test(href.replace(/[?#].*/, ''))

/** Where a page's Markdown twin stands: "/docs/x/" has "/docs/x.md", the home page "/index.md". */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : path.replace(/\/$/, '.md'))

/**
 * The full address of a path of the site.
 * @param site the site's own address: it ends with a slash where the site does not stand at the root of its host
 */
export const fullAddress = (path: string, site: string) => new URL(`.${path}`, site).href
