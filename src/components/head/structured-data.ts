import type { BuiltSite } from '../../shared/built-site'
import type { PageFacts } from './page-facts'
import { fullAddress } from '../../shared/paths'
import { searchParameter } from '../../shared/search'
import { socialCardAddress } from './shared-link'

/**
 * What a page says of itself in the words of schema.org: the site with its search on the home page, and on others
 * the way to the page and what it is.
 * @returns the text of a script element of data, which holds no end tag whatever the facts say; null where a page
 * has nothing to say
 */
export function structuredData(facts: PageFacts, site: BuiltSite): string | null {
  const parts = [
    ...(facts.kind === 'home' ? [webSite(site)] : []),
    ...(facts.kind === 'document' ? [article(facts, site)] : []),
    ...(facts.breadcrumbs.length ? [breadcrumbList(facts, site)] : []),
  ]
  if (!parts.length) return null
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }).replaceAll('<', '\\u003c')
}

const webSite = ({ title, description, url, language }: BuiltSite) => ({
  '@type': 'WebSite',
  name: title,
  description,
  url: fullAddress('/', url),
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${fullAddress('/', url)}?${searchParameter}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

function article(facts: PageFacts, site: BuiltSite) {
  const { title, description, path, lastUpdate } = facts
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: fullAddress(path, site.url),
    image: socialCardAddress(facts, site),
    ...(lastUpdate && { dateModified: lastUpdate }),
    inLanguage: site.language,
    license: site.licenseUrl,
    isPartOf: { '@type': 'WebSite', name: site.title, url: fullAddress('/', site.url) },
  }
}

/** The way from the home page; a step without a page of its own can't be named here, and the last one is this page. */
function breadcrumbList({ breadcrumbs }: PageFacts, site: BuiltSite) {
  const steps = [{ label: site.title, path: '/' }, ...breadcrumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .flatMap(({ label, path }) =>
        path === null ? [] : [{ '@type': 'ListItem', name: label, item: fullAddress(path, site.url) }],
      )
      .map(({ item, ...step }, index, { length }) => ({
        ...step,
        ...(index < length - 1 && { item }),
        position: index + 1,
      })),
  }
}
