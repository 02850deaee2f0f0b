import { useSite } from '../../hooks/use-site'

interface PageHeadProps {
  /** The page's own title; the home page has none. */
  title?: string
  description?: string
  path: string
  /** Whether search engines are asked to leave the page out. */
  hidden?: boolean
}

/** The document head of a page: title, description, canonical address, and what a shared link shows. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const site = useSite()
  const fullTitle = title ? `${title} | ${site.title}` : site.title
  const summary = description ?? site.description
  const address = new URL(path, site.url).href
  const card = new URL(site.socialCard, site.url).href
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="generator" content={site.generator} />
      <link rel="canonical" href={address} />
      {hidden && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={title ? 'article' : 'website'} />
      <meta property="og:locale" content={site.locale.name} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={card} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={card} />
    </>
  )
}
