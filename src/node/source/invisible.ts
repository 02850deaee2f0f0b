/**
 * Characters that nobody sees and nobody means: control characters, separators of lines that are none, spaces of no width,
 * signs that turn the order of the text around; and what stands for bytes that are no UTF-8. A mark of byte order at the
 * beginning of a file is none of them.
 */
export const invisible = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u200B\u2060\u202A-\u202E\uFFFD]|(?<=[^])\uFEFF/gu

/** Whether a character ends a line in a word processor, as a space parts words; it is no end of a line here. */
export const isBreak = (sign: string) => /[\v\f\x85\u2028\u2029]/.test(sign)

/** Whether a character stands for bytes that could not be read: what they were is lost. */
export const isLost = (sign: string) => sign === '\uFFFD'

/** A character by its number: "U+200B". */
export const nameOf = (sign: string) =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
