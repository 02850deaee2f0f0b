/** What the ranking of results weighs, found by measuring (docs/search.md). */

/** A word, by where it stands. */
export const places = {
  titles: 5.6,
  keywords: 2.5,
  /** Keywords of a part. */
  partKeywords: 1.8,
  summaries: 2.5,
  headings: 3,
  /** Names of entries: a parameter, a flag. A message of several words is a heading. */
  entries: 1.5,
  names: 1.2,
  bodies: 1,
}

/** The share of what a page says of a word that counts for each of its parts, too. */
export const lent = { titles: 0.3, keywords: 1.1, summaries: 0.75 }

/** What a page says as a whole. */
export const ofWholePage = {
  /** A category that it stands in is called so. */
  trail: 1,
  /** All of its parts say a word; less of them, less. */
  density: 1.35,
  /** Parts that are counted besides, so that a page of few parts does not win by one mention. */
  ground: 2.8,
}

/**
 * How well a word fits a part, at least, that stands elsewhere in its page: for its beginning, and for others. One of
 * the page's title or keywords fits as it does there.
 */
export const elsewhere = { beginning: 0.22, part: 0.13 }

/** A word that a searched one stands for in another way. */
export const ways = { parts: 0.85, synonym: 0.6 }

/** A word that many questions have in common, beside one that says what is asked for: "make", "need". */
export const asking = 0.25

/** One that makes a phrase with others which has synonyms: "who can see". */
export const phrased = 0.35

/** A word that says how much or how long. */
export const measuring = 0.5

/** A word that a smaller share of all parts says tells no more for it: it is said in passing. */
export const seldom = 0.003

/** How much a word tells that no title, heading or keyword has, beside one that some have. */
export const incidental = 0.5

/** How much a second place adds to a first one. */
export const secondPlace = 0.16

/** How soon it adds little that a word is said more. */
export const saturation = 0.035

/** How much it counts that a part says all words of a query: a power of the share that it says. */
export const covering = 1.4

/**
 * What is added at most where a name has all words of a query and no others, in whatever order: a page’s title, or its
 * keyword, for its beginning; a part’s heading, or its page’s keyword, for a part.
 */
export const near = { title: 0.63, keyword: 0.77, part: 0.7, partKeyword: 0.64 }

/** How much it counts that a name has all words of the query: a power of the share that it has. */
export const said = 1.4

/**
 * A message that stands whole in a query, such as a line of a log that somebody pasted: how well its words fit together, and how much
 * they tell, at least; and what is added for each bit that they tell. The rest of the line then takes nothing from it.
 */
export const quoted = { met: 0.95, least: 6, each: 0.05 }

/** A part whose heading or title is the whole query, by what it is. */
export const whole = {
  /** In as many words, or with a slip in it. */
  phrase: 2.7,
  /** In one word, or without small words. */
  word: 1.8,
  name: 3.5,
  /** The last word of a command that was typed in full. */
  command: 2.2,
}

/** What is added, at most, where it is only begun, or says more. */
export const almost = { begun: 1.35, ended: 0.8 }

/** What is added to an operation that reads, where somebody asks how something stands: "is it on". */
export const reading = 0.2

/** An entry that is a flag, where a flag is searched: "--network". */
export const asFlagged = 2

/** Words that fit less than this are not those that were meant, or were meant with a slip. */
export const slipped = 0.5

/** With fewer parts than this found, words that are only near count too. */
export const little = 3

/** Parts that reach less than this share of the best one's score are no answer. */
export const leastShare = 0.12

/**
 * When a page's beginning leads its parts: the best one's name says less than this share of the query, and the beginning shows at least
 * that share of what this part does.
 */
export const leading = { named: 0.5, shown: 0.65 }

/** Parts of one page among the answers, and the share of the page's best that they have to reach. */
export const ofPage = { most: 2, share: 0.75 }
