import { decodePart } from '../shared/paths'

/** The element that an address's hash names, if it is there. @param hash with its "#" */
export const namedElement = (hash: string) => document.getElementById(decodePart(hash.slice(1)))
