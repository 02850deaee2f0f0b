/** Whether a file below content/docs is a page. */
export const isPageFile = (file: string) => /\.mdx$/.test(file)

/** Whether a file below content/docs says how its folder is called. */
export const isCategoryFile = (file: string) => /(^|\/)_category\.yml$/.test(file)
