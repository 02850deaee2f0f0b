import type { BuiltSite } from '../../shared/built-site'
import { fullAddress } from '../../shared/paths'
import { socialCardPath, socialCardSize } from '../../shared/social-card'
import type { PageFacts } from './page-facts'

/** The address of the picture that a link to the page is shown with. */
export function socialCardAddress({ kind, path }: PageFacts, site: BuiltSite): string {
  const hasOwnCard = kind === 'document' || kind === 'listing'
  return fullAddress(hasOwnCard ? socialCardPath(path) : site.socialCard, site.url)
}

/**
 * What is shown of a page where somebody shares its address, and where its Markdown is. Networks that want tags of
 * their own read these where they find no others.
 */
export function sharedLinkTags(facts: PageFacts, site: BuiltSite, markdownAddress: string) {
  const { title, path, description, lastUpdate } = facts
  const properties = {
    'og:title': title ? `${title}${WORDS.titles.separator}${site.title}` : site.title,
    'og:description': description,
    'og:url': fullAddress(path, site.url),
    'og:type': title ? 'article' : 'website',
    'og:locale': site.locale,
    'og:site_name': site.title,
    'og:image': socialCardAddress(facts, site),
    'og:image:width': String(socialCardSize.width),
    'og:image:height': String(socialCardSize.height),
    ...(lastUpdate && { 'article:modified_time': lastUpdate }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
    <link key="markdown" rel="alternate" type="text/markdown" href={markdownAddress} />,
  ]
}
