/** Signs that belong close to the word before them: pages slant them with it, their Markdown twins don't. */
export const closeSigns = /[,.;:…]+/
