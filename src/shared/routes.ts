/** Where the documentation begins. */
export const docsRoot = '/docs/'

/** Where category listing pages stand: /docs/category/{name}/ */
export const categoryRoot = '/docs/category/'

/** Pages that are not made from content files. */
export const fixedPages = ['/', docsRoot] as const

/** Files for language models: the list of all pages, and all texts. */
export const textFiles = ['/llms.txt', '/llms-full.txt'] as const
