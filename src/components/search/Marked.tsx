import { markText } from '../../search/marks'

interface MarkedProps {
  text: string
  words: ReadonlySet<string>
  /** Whether it is a text, in which each word is marked where it stands first alone. */
  once?: boolean
}

/** A text with the words marked that a search has led to. */
export function Marked({ text, words, once }: MarkedProps) {
  return markText(text, words, once).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
