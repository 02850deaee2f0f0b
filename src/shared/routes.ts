/** Where the documentation begins. */
export const docsRoot = '/docs/'

/** Where category listing pages stand: /docs/category/{name}/ */
export const categoryRoot = '/docs/category/'

/** Pages that are not made from content files. */
export const fixedPages = ['/', docsRoot] as const
