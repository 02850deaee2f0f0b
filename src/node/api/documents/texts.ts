import { words } from '../../../locale/site-words'
import { fullAddress } from '../../../shared/paths'
import type { Service } from '../../../api-reference/model'
import type { Inferred } from '../inferred'
import { groupBy } from './group-by'

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

const { facts } = words.documents

/** A text that says at its end what of it is inferred, in a sentence for each source; the text itself where nothing is. */
export function withInferred(
  text: string,
  inferred: Inferred<keyof typeof facts> | undefined,
  service: Pick<Service, 'name' | 'original'>,
): string {
  const bySource = groupBy(Object.entries(inferred ?? {}), ([, source]) => source)
  const sentences = [...bySource].map(([source, all]) =>
    words.documents.inferred[source].join({
      facts: all.map(([fact]) => facts[fact as keyof typeof facts]).join(words.common.listSeparator),
      original: service.original,
      service: service.name,
    }),
  )
  return [text, ...sentences].filter(Boolean).join(' ')
}
