import { withPrefix } from 'gatsby'
import { memo, type MouseEvent } from 'react'
import type { ResultOption } from '../../search/groups'
import { cutSnippet } from '../../search/marks'
import { codeFontClass } from '../../shared/code-font'
import { wholeUnits } from '../../shared/units'
import { Marked } from './Marked'

/** Characters of a snippet: a line of the dialog, two on a phone. */
const snippetLength = 92

interface ResultLineProps {
  option: ResultOption
  words: ReadonlySet<string>
  isActive: boolean
  /** The text in which the words stand, where it is there by now; nothing for a page that is only a heading here. */
  text: string | undefined
  /** Whether room is kept for a text. */
  hasText: boolean
  onPoint: (option: ResultOption) => void
  onChoose: (option: ResultOption, event: MouseEvent) => void
}

/**
 * One line of the results: a page or a part of one. It is a link for the mouse and an option for the keyboard. It is
 * kept while nothing about it changes: a key that is typed waits for the lines that are drawn anew. Its looks stand in
 * result-styles.ts.
 */
export const ResultLine = memo(function ResultLine({
  option,
  words,
  isActive,
  text,
  hasText,
  onPoint,
  onChoose,
}: ResultLineProps) {
  const { id, page, part, to } = option
  const title = part ? part.heading : page.title
  // A symptom, as a table of errors has, is read as the headings are.
  const isName = part?.isName && !title.includes(' ')
  const snippet = text === undefined ? undefined : wholeUnits(cutSnippet(text, words, snippetLength, title))
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={withPrefix(to)}
      tabIndex={-1}
      className={`result${part ? ' of-part' : ''}${isName ? ' of-name' : ''}`}
      onPointerMove={() => onPoint(option)}
      onClick={(event) => onChoose(option, event)}
    >
      <div>
        <div className={isName ? `result-title ${codeFontClass}` : 'result-title'}>
          <Marked text={title} words={words} />
        </div>
        {!part && <Trail labels={[page.section, ...page.trail]} />}
        {hasText && snippet !== '' && (
          <div className="result-text">{snippet && <Marked text={snippet} words={words} once />}</div>
        )}
      </div>
    </a>
  )
})

/** Where a page stands: lines end between names. Names of both directions keep their order; the browser mirrors the sign between them. */
const Trail = ({ labels }: { labels: readonly string[] }) => (
  <div className="result-trail">
    {labels.map((label, index) => (
      <span key={index}>
        <bdi>{label}</bdi>
        {index < labels.length - 1 && ' › '}
      </span>
    ))}
  </div>
)
