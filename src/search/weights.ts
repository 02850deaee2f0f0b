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
  context: 1.2,
}

/** A word that a searched one stands for in another way. */
export const ways = { parts: 0.85, synonym: 0.6 }

/** How much a second place adds to a first one. */
export const secondPlace = 0.2

/** A part whose heading or title is the whole query, by what it is. */
export const whole = { title: 2, telling: 1.7, heading: 1.25, phrase: 1.7, entry: 1.2, name: 2.5 }

/** The same where the query has a slip in it; and what is added, at most, where it is only begun. */
export const almost = { slip: 1.5, begun: 0.5, begunPhrase: 0.8 }

/** An entry, where a flag is searched: "--network". */
export const asFlagged = 2

/** With fewer parts than this found, words that are only near count too. */
export const little = 3

/** Parts that reach less than this share of the best one's score are no answer. */
export const leastShare = 0.12

/** Parts of one page among the answers, and the share of the page's best that they have to reach. */
export const ofPage = { most: 4, share: 0.3 }
