import {
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { Live } from './live'

interface TouchProps {
  /** What it is and does, for who doesn't see it. */
  label: string
  /** The figure's state after a press; null where a press does nothing now. */
  to: unknown
  /** For what is on or off. */
  pressed?: boolean
  children: ReactNode
}

/**
 * Keeps the keyboard in a figure where the part that was pressed is gone: at the first part that can be pressed now, or
 * at the first button below the picture.
 */
function keepFocusIn(picture: Element) {
  if (document.activeElement !== document.body) return
  const next = picture.querySelector<SVGElement>('[role=button]')
  const below = () => picture.closest('[role=group]')?.querySelector('button')
  ;(next ?? below())?.focus()
}

/** What a part is called: its label, and what is written on it that the label does not say. */
function nameOf(part: Element, label: string): string {
  const written = [...part.querySelectorAll('text')].map((text) =>
    text.textContent.replace(/\s+/g, ' ').trim(),
  )
  return [label, ...written.filter((words) => !label.includes(words))].join(', ')
}

/**
 * A part of a picture that can be pressed: a button once the figure is alive, nothing besides its drawing before. Its name
 * holds the words on it: readers who speak to their browser say what they see (WCAG 2.5.3).
 */
export function Touch({ label, to, pressed, children }: TouchProps) {
  const change = useContext(Live)
  const part = useRef<SVGGElement>(null)
  // After each drawing: the words are the drawing's.
  useLayoutEffect(() => part.current?.setAttribute('aria-label', nameOf(part.current, label)))
  if (!change) return children
  const press = ({ currentTarget }: SyntheticEvent) => {
    if (to === null) return
    const picture = currentTarget.closest('svg')!
    change(to)
    requestAnimationFrame(() => keepFocusIn(picture))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) press(event)
  }
  return (
    <g
      ref={part}
      role="button"
      tabIndex={0}
      // What is there to come is drawn without a fill, and is pressed in its middle like the rest.
      pointerEvents="all"
      aria-label={label}
      aria-pressed={pressed}
      // One that vanished would lose the focus.
      aria-disabled={to === null || undefined}
      onClick={press}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  )
}
