import { focusStart } from '../../browser/arrival'
import { startCodeFont } from '../../browser/code-font'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open'> {
  /** A reader wants it closed: by Escape, or by a press beside it. */
  onClose: () => void
}

/**
 * Ignores the second press of a double click that opens or closes a dialog: on what lies there now, it would move the focus,
 * select a word or follow a link.
 */
function overlookSecondPress() {
  const overlook = (press: MouseEvent) => press.detail > 1 && press.preventDefault()
  for (const press of ['mousedown', 'click'] as const)
    document.addEventListener(press, overlook, { once: true, capture: true })
}

/**
 * A dialog that is open as long as it is rendered. The browser keeps the focus inside, and gives it back to where it
 * was; what is not shown any more, as in a tablet that was turned, can't have it.
 */
export function Modal({ onClose, onClick, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the press began beside the dialog: selecting its text may end there. */
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const opened = dialog.current!
    const { activeElement: before, body } = document
    opened.showModal()
    overlookSecondPress()
    startCodeFont()
    return () => {
      opened.close() // gives the focus back
      if (before !== body && document.activeElement !== before) focusStart()
      overlookSecondPress()
    }
  }, [])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      // Whoever renders the dialog decides whether it is open, even when the browser would close it by itself.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event comes a moment later, even from a dialog that has been removed.
      onClose={() => dialog.current && onClose()}
      onPointerDown={({ target }) => {
        pressedBeside.current = target === dialog.current
      }}
      onClick={(event) => {
        onClick?.(event)
        // The second press of a double click that has opened it falls beside it, too.
        if (event.target === dialog.current && pressedBeside.current && event.detail < 2) onClose()
      }}
      sx={{
        p: 0,
        // Visible where the system's contrast mode removes shadow and backdrop.
        border: '1px solid transparent',
        bg: 'background',
        color: 'text',
        boxShadow: 'raised',
        // The page behind stays where it is, also where neither scrolls itself.
        overscrollBehavior: 'contain',
        '&::backdrop': { bg: 'overlay', overflow: 'hidden', overscrollBehavior: 'contain' },
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}
