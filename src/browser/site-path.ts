import { withPrefix } from 'gatsby'

/** The path of a page within the site, whatever path the site itself is served under: "/pr-12/docs/" is "/docs/". */
export function sitePath(pathname: string): string {
  const base = withPrefix('/')
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}
