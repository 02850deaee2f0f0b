import { markText } from '../../search/marks'

/** A text with the words marked that a search has led to. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markText(text, words).map((piece, index) =>
    piece.marked ? (
      <mark
        key={index}
        sx={{
          // On any ground, that of the chosen result, too.
          bg: 'color-mix(in srgb, currentColor 14%, transparent)',
          color: 'inherit',
          fontWeight: 'heading',
          borderRadius: '3px',
        }}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
