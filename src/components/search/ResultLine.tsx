import { Braces, FileText, Hash } from '../ui/icons'
import type { IconNode } from 'lucide'
import { withPrefix } from 'gatsby'
import { Fragment, memo, type MouseEvent } from 'react'
import type { ResultOption } from '../../search/groups'
import { cutSnippet } from '../../search/marks'
import { Icon } from '../ui/Icon'
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

const iconOf = ({ part }: ResultOption): IconNode => (part ? (part.isName ? Braces : Hash) : FileText)

/**
 * One line of the results: a page or a part of one. It is a link for the mouse and an option for the keyboard. It is
 * kept while nothing about it changes: a key that is typed waits for the lines that are drawn anew.
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
  const snippet = text === undefined ? undefined : cutSnippet(text, words, snippetLength)
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={withPrefix(to)}
      tabIndex={-1}
      data-part={part ? '' : undefined}
      onPointerMove={() => onPoint(option)}
      onClick={(event) => onChoose(option, event)}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1rem minmax(0, 1fr)',
        columnGap: 'snug',
        px: 2,
        py: 2,
        mx: 2,
        '&[data-part]': { py: '6px', marginInlineStart: [3, 4] },
        borderRadius: 2,
        color: 'text',
        textDecoration: 'none',
        scrollMargin: '24px',
        '&[aria-selected=true]': { bg: 'accentSoft' },
      }}
    >
      <Icon
        node={iconOf(option)}
        size={part ? 15 : 16}
        sx={{
          mt: '3px',
          color: 'muted',
          '[data-part] > &': { mt: 1 },
          '[aria-selected=true] > &': { color: 'accent' },
        }}
      />
      <div>
        <div
          data-name={part?.isName || undefined}
          sx={{
            color: 'heading',
            fontWeight: 'bold',
            fontSize: 2,
            '[data-part] &': { fontWeight: 'medium', fontSize: 1 },
            '&[data-name]': { fontFamily: 'monospace' },
            lineHeight: 'tight',
            overflowWrap: 'anywhere',
          }}
        >
          <Marked text={part ? part.heading : page.title} words={words} />
        </div>
        {!part && <Trail labels={[page.section, ...page.trail]} />}
        {hasText && snippet !== '' && (
          <div
            sx={{
              color: 'muted',
              fontSize: 0,
              lineHeight: 'tight',
              minHeight: '1.45em',
              '@media (width < 45em)': { minHeight: '2.9em' },
              overflowWrap: 'anywhere',
            }}
          >
            {snippet && <Marked text={snippet} words={words} once />}
          </div>
        )}
      </div>
    </a>
  )
})

/** Where a page stands. Names of both directions keep their order; the browser mirrors the sign between them. */
const Trail = ({ labels }: { labels: readonly string[] }) => (
  <div sx={{ color: 'muted', fontSize: 0, lineHeight: 'tight' }}>
    {labels.map((label, index) => (
      <Fragment key={index}>
        {index > 0 && ' › '}
        <bdi>{label}</bdi>
      </Fragment>
    ))}
  </div>
)
