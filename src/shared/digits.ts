/**
 * Small numbers as text, for files that many read: numbers below 64 are one character, and no number needs a separator.
 * Characters are those of ASCII that are seen, so that text stays text and hosts compress it. Those before a number's end are small letters and
 * what follows these: brotli tells small letters from all else, and guesses the next character by them.
 */
const from = 33
/** Characters that end a number, and those before its end. */
const [lasts, others] = [64, 30]

/** Writes whole numbers from 0 on. */
export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('')

function writeNumber(number: number): string {
  let text = String.fromCharCode(from + (number % lasts))
  for (let rest = Math.floor(number / lasts); rest > 0; rest = Math.floor(rest / others)) {
    rest--
    text = String.fromCharCode(from + lasts + (rest % others)) + text
  }
  return text
}

/** Reads what `writeNumbers` has written. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let rest = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - from
    if (digit < lasts) {
      numbers.push(rest * lasts + digit)
      rest = 0
    } else rest = rest * others + digit - lasts + 1
  }
  return numbers
}
