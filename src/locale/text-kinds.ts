/*
 * The kinds of texts in a catalogue. Their types hold the places: a text that lacks one of its places is a type error,
 * in every language.
 */

type Holding<Mark extends string> = (
  Mark extends Mark ? (text: `${string}${Mark}${string}`) => void : never
) extends (text: infer All extends string) => void
  ? All
  : never

/** A text with places for values: "Pages of {section}". */
export type Text<Place extends string> = Holding<`{${Place}}`> & { readonly values?: Place }

/** A text with places for what is more than text, a link, a date, a key: "Last updated on <date>". */
export type Sentence<Place extends string> = Holding<`<${Place}>`> & { readonly elements?: Place }

/**
 * A text that depends on a number, its `count`: a form for each category that the language has, by the names of
 * `Intl.PluralRules`. Only `other` has to hold all places.
 */
export type Plural<Place extends string = 'count'> = Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>
> & { other: Text<Place> }

/** What a place for a value takes. */
export type Value = string | number

type IsOne<All, One = All> = One extends One ? ([All] extends [One] ? true : false) : never

/** What a text takes: what stands in its only place, or in each of several by its name. */
type Given<Place extends string, What> = IsOne<Place> extends true ? What : Record<Place, What>

/** The number that a plural depends on. */
type Counted<Place extends string> = IsOne<Place> extends true ? number : { count: number }

/**
 * A catalogue as code uses it: a text without places is itself; one with places is joined by what stands there. A
 * sentence gives its parts, in their order.
 */
export type Filled<Entry> = Entry extends string
  ? string extends Entry
    ? string
    : Entry extends { readonly elements?: infer Place extends string }
      ? { readonly join: <Element>(given: Given<Place, Element>) => (string | Element)[] }
      : Entry extends { readonly values?: infer Place extends string }
        ? { readonly join: (given: Given<Place, Value>) => string }
        : never
  : Entry extends { other: { readonly values?: infer Place extends string } }
    ? { readonly join: (given: Given<Place, Value> & Counted<Place>) => string }
    : { readonly [Name in keyof Entry]: Filled<Entry[Name]> }
