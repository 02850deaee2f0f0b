/** How the parts of a value are spoken of: an author of YAML knows keys, one of a page attributes. */
export interface Wording {
  /** A part as messages name it. */
  name: (path: PropertyKey[]) => string
  /** Says that nothing reads this part. */
  unknown: (path: PropertyKey[]) => string
  /** Says that this part has to be there. */
  missing: (path: PropertyKey[]) => string
  /**
   * Says how to write this part.
   * @param kind what it has to be, in authors' words: "string", "list", "whole number"
   * @param found what stands there
   */
  write: (path: PropertyKey[], kind: string, found: unknown) => string
  /** What is wrong where nothing stands for this part, and how to fix it. */
  empty?: (path: PropertyKey[]) => [message: string, fix: string]
}

/** Words for the keys of YAML. */
export const wordsOfKeys: Wording = {
  name: (path) => `"${keyName(path)}"`,
  unknown: (path) => `Unknown key "${keyName(path)}".`,
  missing: (path) => `The key "${keyName(path)}" is missing.`,
  empty: (path) => [
    `"${keyName(path)}" has no value.`,
    `Write one behind its ${typeof path.at(-1) === 'number' ? 'hyphen' : 'colon'}, or remove the line.`,
  ],
  write: (path, kind, found) => {
    if (kind === 'string' && ['number', 'boolean'].includes(typeof found))
      return `Put it in quotes: "${String(found)}".`
    if (isQuoted(found, kind)) return `Take the quotes away: ${found}.`
    if (kind === 'string' && isVariable(found)) return `Put it in quotes: "{${Object.keys(found)[0]}}".`
    if (kind === 'string' && Array.isArray(found) && found.length)
      return `Write it in one line: ${found.join(', ')}.`
    if (kind === 'list' && typeof found === 'string' && typeof path.at(-1) === 'number')
      return `Write it in brackets: [${found}].`
    if (kind === 'list' && !path.length)
      return 'Write each entry on a line of its own, behind a hyphen: "- …".'
    if (kind === 'list' && typeof found === 'string')
      return `Write it below "${keyName(path)}:", behind a hyphen: "- ${found}".`
    if (kind === 'mapping' && typeof path.at(-1) === 'number')
      return 'Write each key on a line of its own, the first behind the hyphen: "- key: value".'
    if (kind === 'mapping' && path.length)
      return `Write below "${keyName(path)}:" each key on a line of its own: "key: value".`
    if (kind === 'mapping') return 'Write each key on a line of its own: "key: value".'
    return `Write ${kind === 'boolean' ? 'true or false' : `a ${kind}`} for "${keyName(path)}".`
  },
}

/** Words for the keys of settings, which are code: lists stand in brackets, mappings in braces. */
export const wordsOfSettings: Wording = {
  ...wordsOfKeys,
  empty: undefined,
  write: (path, kind, found) => {
    if (kind === 'list' && typeof found === 'string')
      return `Write it in brackets: [${JSON.stringify(found)}].`
    if (kind === 'list') return `Write a list in brackets for "${keyName(path)}": […].`
    if (kind === 'mapping') return `Write it in braces, each key with its value: { key: value }.`
    return wordsOfKeys.write(path, kind, found)
  },
}

/** Whether a variable stands without quotes, whose braces make a mapping for YAML. */
const isVariable = (found: unknown): found is object =>
  typeof found === 'object' &&
  found !== null &&
  JSON.stringify(found).replace(/"\w+":null/, '') === '{}' &&
  Object.keys(found).length === 1

/** Whether a number, or yes or no, stands in quotes, which make it a text. */
const isQuoted = (found: unknown, kind: string): found is string =>
  typeof found === 'string' &&
  ((/number$/.test(kind) && found.trim() !== '' && Number.isFinite(Number(found))) ||
    (kind === 'boolean' && /^(true|false)$/.test(found)))

/** A key path as authors would say it; a list at the top of a file has items without a name. */
function keyName([first, ...rest]: PropertyKey[]): string {
  if (first === undefined) return 'the file'
  return [typeof first === 'number' ? `item ${first + 1}` : first, ...rest].join('.')
}
