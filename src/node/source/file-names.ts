/** Name of the filesystem plugin's instance that reads content/. */
export const contentInstance = 'content'

/** Where content stands, for messages: files are named from the project root. */
export const contentFolder = 'content/docs'
export const servicesFolder = 'content/services'
export const glossaryFile = 'content/glossary.yml'
export const variablesFile = 'content/variables.yml'
export const synonymsFile = 'content/synonyms.yml'
/** In the folder of a language. */
export const labelsFile = 'labels.yml'
export const settingsFile = 'src/site/settings.ts'

/** A content file as messages name it. */
export const inContent = (file: string) => `${contentFolder}/${file}`

/** The folders that a file stands in, the outermost first: "a" and "a/b" for "a/b/c.mdx". */
export const foldersAbove = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** The folder of a file or folder; "" at the top. */
export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

/** Whether a file below content/docs is a page. */
export const isPageFile = (file: string) => /\.mdx$/.test(file)

/** Whether a file below content/docs says how its folder is called. */
export const isCategoryFile = (file: string) => /(^|\/)_category\.yml$/.test(file)
