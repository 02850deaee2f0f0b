/**
 * The page that a path means: "/docs/x.html", "/docs/x/index.html" and "/docs/x" are all "/docs/x/".
 */
export function normalizePath(pathname: string): string {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '')
  return plain.endsWith('/') ? plain : `${plain}/`
}

/** Whether two paths mean the same page; case and the trailing slash don't count. */
export const isSamePath = (a: string, b: string) =>
  normalizePath(a).toLowerCase() === normalizePath(b).toLowerCase()

/** Whether an address leads away from the site: it has a scheme or begins with two slashes. */
export const isExternal = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
