import { useSite } from '../../hooks/use-site'

interface PageHeadProps {
  /** The page's own title; the home page has none. */
  title?: string
  description?: string
  path: string
  /** Whether search engines are asked to leave the page out. */
  hidden?: boolean
}

/**
 * What changes in a document's head from page to page: title, description, canonical address, and whether search
 * engines are asked to leave the page out. What only machines read is in machine-head.tsx.
 */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const site = useSite()
  return (
    <>
      <title>{title ? `${title}${WORDS.titles.separator}${site.title}` : site.title}</title>
      <meta name="description" content={description ?? site.description} />
      <link rel="canonical" href={new URL(path, site.url).href} />
      {hidden && <meta name="robots" content="noindex, nofollow" />}
    </>
  )
}
