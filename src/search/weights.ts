/** What the ranking of results weighs, found by measuring (docs/search.md). */

/** A word, by where it stands. */
export const places = {
  title: 4,
  heading: 3,
  /** The heading of an entry: a parameter's name, a flag. */
  entry: 2.2,
  names: 1.8,
  body: 1,
  /** The page's title, for its sections. */
  context: 1.4,
}

/** A word that a searched one stands for in another way. */
export const ways = { parts: 0.85, synonym: 0.75 }

/** A word that many questions have in common, beside one that says what is asked for: "make", "need". */
export const asking = 0.1

/** How much a second place adds to a first one. */
export const secondPlace = 0.2

/** A part whose heading or title is the whole query, by what it is. */
export const whole = { title: 2, telling: 1.7, heading: 1.25, phrase: 1.7, entry: 1.2, name: 2.5 }

/** The same where the query has a slip in it; and what is added, at most, where it is only begun, or says more. */
export const almost = { slip: 1.5, begun: 0.5, begunPhrase: 0.8, ended: 0.2 }

/** An entry that is a flag, where a flag is searched: "--network". */
export const asFlagged = 2

/** A row without an address of its own: what has one explains more. */
export const row = 0.9

/** With fewer parts than this found, words that are only near count too. */
export const little = 3

/** Parts that reach less than this share of the best one's score are no answer. */
export const leastShare = 0.12

/** Parts of one page among the answers, and the share of the page's best that they have to reach. */
export const ofPage = { most: 4, share: 0.5 }

/** How well a word fits a part, at least, that stands in another part of its page. */
export const elsewhere = 0.25
