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
    piece.marked ? (
      <mark key={index} sx={once ? inText : inName}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}

const inName = {
  // On any ground, that of the chosen result, too.
  bg: 'color-mix(in srgb, currentColor 14%, transparent)',
  color: 'inherit',
  fontWeight: 'heading',
  borderRadius: 1,
}

/** Among many words, weight is enough. */
const inText = { ...inName, bg: 'transparent' }
