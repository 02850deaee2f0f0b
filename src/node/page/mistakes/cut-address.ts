/**
 * The address with a space that a text begins with, up to its parenthesis: no link, for browsers would get what stands before
 * the space.
 */
export const cutAddressIn = (text: string): string | undefined =>
  /^((?:https?:\/\/|www\.)[^\s)"]+ [^)\n"]*)\)/.exec(text)?.[1]
