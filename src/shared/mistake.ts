/** What an author has to fix in a file or in the settings, told so that it can be fixed without asking. */
export interface Mistake {
  /** File relative to the project root. */
  file: string
  /** 1-based line, where one is known. */
  line?: number
  /** What is wrong, and with what. */
  message: string
  /** How to fix it. */
  fix?: string
  /** The edit that fixes it, where nobody has to decide anything. */
  edit?: Edit
}

/** What is wrong with a thing and how to fix it, wherever it stands: a mistake without its place. */
export type Problem = Required<Pick<Mistake, 'message' | 'fix'>> & Pick<Mistake, 'edit'>

/** A piece of text in the mistake's line, and what stands in its place once it is fixed. */
export interface Edit {
  from: string
  to: string
  /** Whether the edit is one of code, which else stays as it is. */
  inCode?: true
  /** Whether it is the same in all lines of the file. */
  everywhere?: true
}
