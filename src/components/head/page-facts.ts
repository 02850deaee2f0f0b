import { docsRoot } from '../../shared/routes'
import type { Breadcrumb } from '../../shared/site'
import type { BuiltSite } from '../../shared/built-site'
import { listingTitle } from './listing-title'

/** What machines are told of a page. */
export interface PageFacts {
  path: string
  /** The page's own title; the home page has none. */
  title: string | null
  description: string
  breadcrumbs: readonly Breadcrumb[]
  /** ISO 8601; null where nobody knows, and for pages that are no document. */
  lastUpdate: string | null
  kind: 'home' | 'landing' | 'document' | 'listing'
}

/** What the pages' queries answer, as far as it is wanted here. */
interface PageAnswers {
  doc?: { title: string; description: string; breadcrumbs: readonly Breadcrumb[]; lastUpdate: string | null }
  category?: { label: string; description: string; breadcrumbs: readonly Breadcrumb[] }
}

/**
 * The facts of a page from its query's answer.
 * @returns null for pages that are nobody's business: the one for missing addresses
 */
export function pageFacts(path: string, { doc, category }: PageAnswers, site: BuiltSite): PageFacts | null {
  const none = { breadcrumbs: [], lastUpdate: null }
  if (doc) return { ...doc, path, kind: 'document' }
  if (category) return { ...none, ...category, path, title: listingTitle(category), kind: 'listing' }
  if (path === '/') return { ...none, path, title: null, description: site.description, kind: 'home' }
  if (path === docsRoot)
    return {
      ...none,
      path,
      title: WORDS.landing.title,
      description: WORDS.landing.description,
      kind: 'landing',
    }
  return null
}
