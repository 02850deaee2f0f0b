import { fullAddress } from '../../../shared/paths'
import type { Service } from '../../../api-reference/model'
import type { Inferred, InferredFrom } from '../inferred'
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

/** What may be inferred, in words. */
const facts = {
  member: 'that there is such a one',
  limits: 'the limits',
  pattern: 'the pattern',
  values: 'the values',
  default: 'the default',
  status: 'the status',
  errors: 'that the operation has this error',
}

/** Where it is inferred from, in words; with the signs that the pages have. */
const sourceOf = (source: InferredFrom, { name, original }: Pick<Service, 'name' | 'original'>) =>
  source === 'sdk'
    ? `† From the definition of ${original} that SDKs are made from, not from the documentation of ${name}`
    : `‡ As in ${original}, not confirmed for ${name}`

/** A text that says at its end what of it is inferred, in a sentence for each source; the text itself where nothing is. */
export function withInferred(
  text: string,
  inferred: Inferred<keyof typeof facts> | undefined,
  service: Pick<Service, 'name' | 'original'>,
): string {
  const bySource = groupBy(Object.entries(inferred ?? {}), ([, source]) => source)
  const sentences = [...bySource].map(
    ([source, all]) =>
      `${sourceOf(source, service)}: ${all.map(([fact]) => facts[fact as keyof typeof facts]).join(', ')}.`,
  )
  return [text, ...sentences].filter(Boolean).join(' ')
}
