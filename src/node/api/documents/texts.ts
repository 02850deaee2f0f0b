import { fullAddress } from '../../../shared/paths'

/** Texts of the site, as documents outside of it can show them. */
export interface Texts {
  /** The full address of a path. */
  url: (path: string) => string
  /** Markdown whose links within the site lead there from anywhere. */
  markdown: (text: string) => string
  /** The description of the page with a path; undefined where there is no page. */
  describe: (path: string | null) => string | undefined
}

/**
 * @param site the site's address
 * @param descriptions of pages, by path
 */
export function textsOf(site: string, descriptions: ReadonlyMap<string, string>): Texts {
  const url = (path: string) => fullAddress(path, site)
  return {
    url,
    markdown: (text) => text.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${url(path)})`),
    describe: (path) => (path === null ? undefined : descriptions.get(path)),
  }
}
