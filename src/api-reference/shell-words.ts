/** A text in single quotes, in which a shell reads every sign as itself. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A word of a shell command, quoted where it needs to be. */
export const shellWord = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : quoted(text))
