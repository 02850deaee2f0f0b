/** All of the site's keys in browser storage begin with this. */
const storagePrefix = 'docs.'

/** The full name of a key in browser storage. */
export const storageName = (key: string) => storagePrefix + key
