/** The forms of a plural, by the category of its number. */
export type Forms = { readonly [category: string]: string } & { readonly other: string }

/** What a catalogue is made of, whatever its names. */
export type Entry = string | Forms | { readonly [name: string]: Entry }

/** Whether an entry is a plural: each has the form "other". */
export const isPlural = (entry: Exclude<Entry, string>): entry is Forms => typeof entry.other === 'string'

/** A text taken apart at its places: texts in turn with names of places, beginning and ending with a text. */
export const splitAtPlaces = (text: string): string[] => text.split(/[{<](\w+)[}>]/)

/** Names of a text's places, each once. */
export const placesOf = (text: string): string[] => [
  ...new Set(splitAtPlaces(text).filter((_, index) => index % 2)),
]

/** Whether the places of a text are for elements: those of a sentence are written <so>. */
export const isSentence = (text: string): boolean => /<\w+>/.test(text)
