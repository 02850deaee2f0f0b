import { Shelves } from './shelves'
import { stemOf } from './stem'

/** What the forms of a word, or of a phrase's words, have in common. */
const formOf = (phrase: string) => phrase.split(' ').map(stemOf).join(' ')

/** Words and phrases that mean the same. */
export class Synonyms {
  /** The other members of a member's groups. */
  private readonly others = new Map<string, string[][]>()
  private readonly shelves = new Shelves()

  /** @param groups of phrases that mean the same, each as its words with blanks between them (`phraseOf`) */
  constructor(groups: readonly string[][]) {
    for (const group of groups) {
      const members = group.map((phrase) => phrase.split(' '))
      group.forEach((phrase, index) =>
        this.add(
          phrase,
          members.filter((_, other) => other !== index),
        ),
      )
    }
  }

  private add(phrase: string, others: string[][]) {
    const known = this.others.get(phrase)
    if (known) return void known.push(...others)
    this.others.set(phrase, others)
    this.shelves.add(phrase)
  }

  /** What means the same as a phrase, each as its words: as the phrase stands, or else as any form of it does. */
  of(phrase: string): string[][] {
    const known = this.others.get(phrase)
    if (known) return known
    const form = formOf(phrase)
    const forms = this.shelves.beside(phrase).filter((member) => formOf(member) === form)
    return forms.flatMap((member) => this.others.get(member)!)
  }
}
