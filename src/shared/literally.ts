/** A text within a regular expression, all of whose signs stand for themselves. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
