import type { Breadcrumb } from '../../shared/site'

/** The title of a listing in tabs, lists of results and shared links: with what it belongs to, for labels recur. */
export function listingTitle({ label, breadcrumbs }: { label: string; breadcrumbs: readonly Breadcrumb[] }) {
  const parent = breadcrumbs.at(-2)?.label
  return parent ? WORDS.titles.listing.join({ label, parent }) : label
}
