import { markText } from '../../search/marks'

/** A text with the words marked that a search has led to. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markText(text, words).map((piece, index) =>
    piece.marked ? (
      <mark
        key={index}
        sx={{
          bg: 'transparent',
          color: 'accent',
          fontWeight: 'bold',
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
        }}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
