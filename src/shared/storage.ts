/** All of the site's keys in browser storage begin with this. */
const storagePrefix = 'docs.'

/** Where each entry of the tab's history was left, by its key: in the session's storage. */
export const positionsKey = 'positions'

/** Which parts of the page were unfolded or wrapped at each entry, by its key: in the session's storage. */
export const partsKey = 'parts'

/** Whether shortcuts of a single key are on: "off", or nothing. */
export const singleKeysKey = 'single-keys'

/** The full name of a key in browser storage. */
export const storageName = (key: string) => storagePrefix + key
