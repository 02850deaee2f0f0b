import { readWords } from '../shared/words'
import { stemOf } from './stem'

const wordsOf = (phrase: string) => readWords(phrase).flatMap(({ parts }) => parts)

/** What the forms of a word, or of a phrase's words, have in common. */
const formOf = (phrase: string) => phrase.split(' ').map(stemOf).join(' ')

/** Phrases with the same two first letters: all forms of a word have these. */
const shelfOf = (phrase: string) => phrase.slice(0, 2)

/** Words and phrases that mean the same. */
export class Synonyms {
  /** The other members of a member's groups. */
  private readonly others = new Map<string, string[][]>()
  private readonly shelves = new Map<string, string[]>()

  /** @param groups of words and phrases that mean the same, in small letters */
  constructor(groups: readonly string[][]) {
    for (const group of groups) {
      const members = group.map(wordsOf)
      for (const member of members)
        this.add(
          member.join(' '),
          members.filter((other) => other !== member),
        )
    }
  }

  private add(phrase: string, others: string[][]) {
    const known = this.others.get(phrase)
    if (known) return void known.push(...others)
    this.others.set(phrase, others)
    const shelf = this.shelves.get(shelfOf(phrase))
    if (shelf) shelf.push(phrase)
    else this.shelves.set(shelfOf(phrase), [phrase])
  }

  /** What means the same as a phrase, each as its words: as the phrase stands, or else as any form of it does. */
  of(phrase: string): string[][] {
    const known = this.others.get(phrase)
    if (known) return known
    const form = formOf(phrase)
    const forms = (this.shelves.get(shelfOf(phrase)) ?? []).filter((member) => formOf(member) === form)
    return forms.flatMap((member) => this.others.get(member)!)
  }
}
