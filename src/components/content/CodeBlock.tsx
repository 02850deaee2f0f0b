import { useCallback, useRef, useState } from 'react'
import { CopyButton } from './CopyButton'
import { keepInside, type Inside } from './inside'
import { WrapButton } from './WrapButton'
import { stopWhileScrolling } from '../../browser/scroll-stops'
import { wrapsClass } from '../../shared/page-parts'
import { Breakable } from '../ui/Breakable'

interface CodeBlockProps {
  /** Highlighted lines as HTML, escaped by the build; never a reader's text. */
  lines: Inside
  language: string
  title?: string
  /** What assistive technology calls it, where title or language do not tell it from others of the page. */
  name?: string
  wrap?: boolean
  /** Whether lines of it are too long for a phone. */
  long?: boolean
  /** Whether its first line leaves room for buttons there. */
  clear?: boolean
  /** Whether it is what is typed into a shell, which a phone shows in lines as wide as its own. */
  commands?: boolean
}

/** Lines that a reader has no use for elsewhere: what a command answers, what a change removes. */
const notCopied = '.output, .diff.remove'

/** Where the path of a file goes on in the next line. */
const afterSlash = /(?<=\/)/

const linesToCopy = (code: HTMLElement) =>
  [...code.querySelectorAll('.line')]
    .filter((line) => !line.matches(notCopied))
    .map((line) => line.textContent)
    .join('\n')

/**
 * A listing with its title and a copy button; code-styles.ts says how it looks. Where lines are longer than it is wide it
 * scrolls in itself, can be reached by keyboard, and a button wraps them. Style sheets show that button while it is of use:
 * its place on a phone is there before the scripts are, so that nothing moves.
 */
export function CodeBlock({
  lines,
  language,
  title,
  name,
  wrap = false,
  long,
  clear,
  commands,
}: CodeBlockProps) {
  const code = useRef<HTMLElement>(null)
  const hold = useCallback(
    (element: HTMLElement | null) => {
      code.current = element
      return keepInside(lines)(element)
    },
    [lines],
  )
  const [wraps, setWraps] = useState(wrap)
  const kind = commands ? ' commands' : clear ? ' clear' : long ? '' : ' short'
  return (
    <figure className={`listing${kind}`}>
      {title && (
        <figcaption dir="auto">
          <Breakable at={afterSlash}>{title}</Breakable>
        </figcaption>
      )}
      <pre
        ref={stopWhileScrolling}
        aria-label={name ?? title ?? WORDS.content.code.join(language)}
        role="group"
        className={wraps ? wrapsClass : undefined}
      >
        <code ref={hold} dangerouslySetInnerHTML={lines} />
      </pre>
      <div>
        {long && <WrapButton wraps={wraps} onToggle={() => setWraps(!wraps)} />}
        <CopyButton text={() => (code.current ? linesToCopy(code.current) : '')} />
      </div>
    </figure>
  )
}
