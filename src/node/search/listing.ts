import { DomUtils, parseDocument } from 'htmlparser2'

/** What a listing adds to the section that it stands in. */
interface Listing {
  /** What is read there; empty for a sample of a program, most of whose words are its language's. */
  text: string
  /** Names as they are typed: flags, keys of settings. */
  names: readonly string[]
  /** Names in a sample of a program. */
  sampled: readonly string[]
}

/** Languages of samples: the same call in each, most of its words are the language's own. */
const sampleLanguages = /^(http|javascript|js|typescript|ts|python|go|xml)$/

/** A name in mixed case (keyId, KMSClient) or with underscores. */
const name = String.raw`\b\w*(?:[a-z]\w*[A-Z]|[A-Z]{2}[a-z]|\w_\w)\w*\b`

/** What a sample is searched for: names, with hyphens too. */
const sampledName = new RegExp(String.raw`${name}|\b\w+-[\w-]+\b`, 'g')

/** What readers copy from a listing to ask for: flags, keys of settings, names. */
const listedName = new RegExp(String.raw`--[a-z][\w-]+|^ *[A-Za-z]\w*(?=[:=])|${name}`, 'gm')

/** Where a part of a name begins: at a capital, a digit, or what comes after digits. */
const partStart = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\d)(?=\D)|(?<=\D)(?=\d)/

/** Whether something is no name but a value that a machine made: in Base64 case and kind change at every second sign. */
const isMadeUp = (word: string) => word.length >= 14 && word.length / word.split(partStart).length < 2.5

const namesIn = (text: string, kind: RegExp) => (text.match(kind) ?? []).filter((word) => !isMadeUp(word))

/**
 * What a listing is searched for.
 * @param html the listing, highlighted
 * @param language its language, as its fence names it
 */
export function readListing(html: string, language: string): Listing {
  const text = DomUtils.textContent(parseDocument(html))
  if (sampleLanguages.test(language)) return { text: '', names: [], sampled: namesIn(text, sampledName) }
  // A command that goes on in the next line is one.
  return { text: text.replace(/\\$/gm, ''), names: namesIn(text, listedName), sampled: [] }
}
