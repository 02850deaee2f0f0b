/** What stands before the text of a page; all of a file that is YAML. */
const headOf = (text: string) => (text.startsWith('---') ? (text.split('\n---')[0] ?? '') : text)

/** A value of one word in a file's head, without reading the whole of it. */
export const wordInHead = (text: string, key: string): string | undefined =>
  new RegExp(`^${key}:[ \\t]*['"]?([^'"\\s]+)`, 'm').exec(headOf(text))?.[1]

/** Whether the file of a page that has not been read says that it is a draft; of a page that has been, `isDraft` knows. */
export const isDraftFile = ({ text }: { text: string }): boolean => wordInHead(text, 'draft') === 'true'
