/** Where the documentation begins. */
export const docsRoot = '/docs/'

/** Where category listing pages stand: /docs/category/{name}/ */
export const categoryRoot = '/docs/category/'

/** Pages that are not made from content files. */
export const fixedPages = ['/', docsRoot] as const

/** Files for language models: the list of all pages, and all texts. */
export const textFiles = ['/llms.txt', '/llms-full.txt'] as const

/** Other files that every build writes at the top of the site. */
export const siteFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/redirects.json',
  '/_redirects',
  '/_headers',
  '/404.html',
] as const
