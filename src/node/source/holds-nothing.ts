/** Whether YAML has nothing but empty lines and comments: the parser would call it no list, and authors call it empty. */
export const holdsNothing = (yaml: string): boolean => !/^\s*[^#\s]/m.test(yaml)
