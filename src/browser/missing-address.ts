/** The path for which the host sent the page for missing addresses; undefined on all other pages. */
const missing =
  typeof window === 'object' && window.pagePath?.startsWith('/404') ? window.location.pathname : undefined

/**
 * Whether an address is the one for which the host has sent the page for missing addresses.
 * @param address a path as it stands in the browser's bar, with a query or without
 */
export const isMissing = (address: string) => address.split('?')[0] === missing
