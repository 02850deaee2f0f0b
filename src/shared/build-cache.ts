/** Folder of what builds keep for one another, below the project's: see src/node/cache/. */
export const buildCacheFolder = '.build-cache'
