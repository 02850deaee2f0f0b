import { useSite } from '../../hooks/use-site'
import { fullAddress } from '../../shared/paths'

interface PageHeadProps {
  /** The page's own title; the home page has none. */
  title?: string
  description?: string
  path: string
  /** Whether search engines are asked to leave the page out. */
  hidden?: boolean
  /** Whole path of the page whose text this one shows. */
  original?: string | undefined
}

/**
 * What changes in a document's head from page to page: title, description, canonical address, and whether search
 * engines are asked to leave the page out. What only machines read is in machine-head.tsx.
 */
export function PageHead({ title, description, path, hidden = false, original }: PageHeadProps) {
  const site = useSite()
  return (
    <>
      <title>{title ? `${title}${WORDS.titles.separator}${site.title}` : site.title}</title>
      <meta name="description" content={description ?? site.description} />
      <link
        rel="canonical"
        href={HAS_EDITIONS && original ? new URL(original, site.url).href : fullAddress(path, site.url)}
      />
      {hidden && <meta name="robots" content="noindex, nofollow" />}
    </>
  )
}
