/** Where the documentation begins. */
export const docsRoot = '/docs/'

/** Where category listing pages stand: /docs/category/{name}/ */
export const categoryRoot = '/docs/category/'

/** The landing page of the documentation. */
export const landingPage = {
  path: docsRoot,
  title: 'Documentation',
  description:
    'The sections of the documentation: discover the network, learn how it works, build on it, its protocol, running a node, the APIs.',
} as const

/** Pages that are not made from content files. */
export const fixedPages = ['/', docsRoot] as const
