import type { Mistake } from '../source/mistakes'

/** Where a model stands: names the file and finds the line of a key path. */
export interface Place {
  file: string
  lineOf: (path: PropertyKey[]) => number | undefined
}

/** Collects the mistakes of one model, with file and line. */
export class Findings {
  readonly mistakes: Mistake[] = []
  constructor(private readonly place: Place) {}
  add(at: PropertyKey[], message: string, fix?: string) {
    const { file, lineOf } = this.place
    this.mistakes.push({ file, line: lineOf(at), message, ...(fix && { fix }) })
  }
}
