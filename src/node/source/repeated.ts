/** Texts that stand in a list before, however they are capitalized, with their places in it. */
export function repeated(list: readonly string[]): { text: string; index: number }[] {
  const plain = list.map((text) => text.toLowerCase())
  return list.flatMap((text, index) => (plain.indexOf(plain[index]!) < index ? [{ text, index }] : []))
}
