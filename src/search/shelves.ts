/** Words, or phrases, by their two first letters, which all forms of a word share. */
export class Shelves {
  private readonly shelves = new Map<string, string[]>()

  add(word: string) {
    const shelf = this.shelves.get(shelfOf(word))
    if (shelf) shelf.push(word)
    else this.shelves.set(shelfOf(word), [word])
  }

  /** Those that begin with the same two letters. */
  beside(word: string): readonly string[] {
    return this.shelves.get(shelfOf(word)) ?? []
  }
}

const shelfOf = (word: string) => word.slice(0, 2)
