import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { ContentLink } from '../ui/ContentLink'

interface TermProps {
  /** The page that explains the term. */
  href: string
  definition: string
  children?: ReactNode
}

/**
 * A term of the glossary: a link to the page that explains it. Its definition shows on hover and focus, which needs
 * no script; on a touch screen the first tap shows it, the second follows the link. Escape hides it, wherever the focus is.
 */
export function Term({ href, definition, children }: TermProps) {
  const id = useId()
  const [isShown, setShown] = useState<boolean>()
  const [isUnderMouse, setUnderMouse] = useState(false)
  const isTouched = useRef(false)
  const hideOnEscape = ({ key }: { key: string }) => key === 'Escape' && setShown(false)
  useEffect(() => {
    if (!isUnderMouse) return
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  }, [isUnderMouse])
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the link in it is what is operated
    <span
      className="term"
      data-shown={isShown}
      onKeyDown={hideOnEscape}
      onPointerDown={({ pointerType }) => (isTouched.current = pointerType === 'touch')}
      // It may rest there when scripts come.
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'touch' || isUnderMouse) return
        setUnderMouse(true)
        setShown(undefined)
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'touch') return
        setUnderMouse(false)
        // What Escape has hidden stays so as long as the keyboard is there.
        if (!currentTarget.contains(document.activeElement)) setShown(undefined)
      }}
      onBlur={() => isUnderMouse || setShown(undefined)}
      onClickCapture={(event) => {
        if (!isTouched.current || isShown) return
        event.preventDefault()
        setShown(true)
      }}
    >
      <ContentLink href={href} aria-describedby={id}>
        {children}
      </ContentLink>
      <span id={id} className="definition">
        {definition}
      </span>
    </span>
  )
}
