/** One mistake in an author's file or in the settings, told so that it can be mended without asking. */
export interface Fault {
  /** File relative to the project root. */
  file: string
  /** 1-based line, where one is known. */
  line?: number
  /** What is wrong, and with what. */
  message: string
  /** How to mend it. */
  fix?: string
}
