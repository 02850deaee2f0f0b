import { useCallback, useRef, useState } from 'react'
import { CopyButton } from './CopyButton'
import { keepInside, type Inside } from './inside'
import { WrapButton } from './WrapButton'
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
 * A listing with its title and a copy button; code-styles.ts says how it looks. Where lines are longer than it is wide it
 * scrolls in itself, can be reached by keyboard, and a button wraps them.
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
    <figure className="listing" onPointerEnter={measure} onFocus={measure}>
      {title && <figcaption dir="auto">{title}</figcaption>}
      <pre
        ref={stopWhileScrolling}
        aria-label={name ?? title ?? WORDS.content.code.join(language)}
        role="group"
        className={wraps ? 'wraps' : undefined}
      >
        <code ref={hold} dangerouslySetInnerHTML={lines} />
      </pre>
      <div>
        {(overflows || wraps !== wrap) && <WrapButton wraps={wraps} onToggle={() => setWraps(!wraps)} />}
        <CopyButton text={() => (code.current ? linesToCopy(code.current) : '')} />
      </div>
    </figure>
  )
}
