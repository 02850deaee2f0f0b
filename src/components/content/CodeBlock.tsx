import { useCallback, useRef, useState } from 'react'
import { CopyButton } from './CopyButton'
import { keepInside, type Inside } from './inside'
import { WrapButton } from './WrapButton'
import { wantCodeFont } from '../../browser/code-font'
import { stopWhileScrolling } from '../../browser/scroll-stops'

interface CodeBlockProps {
  /** Highlighted lines as HTML, escaped by the build; never a reader's text. */
  lines: Inside
  language: string
  title?: string
  /** What assistive technology calls it, where title or language do not tell it from others of the page. */
  name?: string
  wrap?: boolean
}

/** Lines that a reader has no use for elsewhere: what a command answers, what a change removes. */
const notCopied = '.output, .diff.remove'

const linesToCopy = (code: HTMLElement) =>
  [...code.querySelectorAll('.line')]
    .filter((line) => !line.matches(notCopied))
    .map((line) => line.textContent)
    .join('\n')

/**
 * A listing with its title and a copy button. Where lines are longer than it is wide it scrolls in itself, can be reached by
 * keyboard, and a button wraps them.
 */
export function CodeBlock({ lines, language, title, name, wrap = false }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null)
  const hold = useCallback(
    (element: HTMLElement | null) => {
      code.current = element
      return keepInside(lines)(element)
    },
    [lines],
  )
  const [wraps, setWraps] = useState(wrap)
  const [overflows, setOverflows] = useState(false)
  /** Whether lines are too long is looked at when a reader turns to the listing, not for every listing at once. */
  const measure = () => {
    const frame = code.current?.parentElement
    if (frame && !wraps) setOverflows(frame.scrollWidth > frame.clientWidth)
  }
  return (
    <figure
      ref={wantCodeFont}
      onPointerEnter={measure}
      onFocus={measure}
      sx={{
        position: 'relative',
        // Its button stays away from where lines begin, in any text.
        direction: 'ltr',
        mx: 0,
        maxWidth: 'column',
        bg: 'code.background',
        borderRadius: 3,
        overflow: 'hidden',
      }}
    >
      {title && (
        <figcaption
          dir="auto"
          sx={{
            pt: 3,
            paddingInlineStart: 3,
            paddingInlineEnd: 5,
            fontSize: 0,
            fontWeight: 'bold',
            color: 'muted',
          }}
        >
          {title}
        </figcaption>
      )}
      <pre
        ref={stopWhileScrolling}
        aria-label={name ?? title ?? WORDS.content.code.join(language)}
        role="group"
        sx={{
          m: 0,
          p: 3,
          color: 'code.text',
          fontSize: '0.875rem',
          lineHeight: 1.6,
          '.api-samples &': { fontSize: '0.84375rem' },
          overflowX: 'auto',
          whiteSpace: wraps ? 'pre-wrap' : 'pre',
          tabSize: 4,
          '@media print': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        }}
      >
        <code ref={hold} dangerouslySetInnerHTML={lines} />
      </pre>
      <div
        sx={{
          position: 'absolute',
          insetBlockStart: 2,
          insetInlineEnd: 2,
          display: 'flex',
          gap: 1,
          '@media (hover: hover)': {
            opacity: 0,
            'figure:hover > &, figure:focus-within > &': { opacity: 1 },
          },
        }}
      >
        {(overflows || wraps !== wrap) && <WrapButton wraps={wraps} onToggle={() => setWraps(!wraps)} />}
        <CopyButton text={() => (code.current ? linesToCopy(code.current) : '')} />
      </div>
    </figure>
  )
}
