import { startCodeFont } from '../../browser/code-font'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open'> {
  /** A reader wants it closed: by Escape, or by a press beside it. */
  onClose: () => void
}

/**
 * The second press of the double click that opens or closes a dialog falls on what has come: it takes no focus, selects no word
 * and follows no link there.
 */
function overlookSecondPress() {
  const overlook = (press: MouseEvent) => press.detail > 1 && press.preventDefault()
  for (const press of ['mousedown', 'click'] as const)
    document.addEventListener(press, overlook, { once: true, capture: true })
}

/**
 * A dialog that is open as long as it is rendered. The browser keeps the focus inside, and gives it back to where it
 * was.
 */
export function Modal({ onClose, onClick, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the press began beside the dialog: selecting its text may end there. */
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const opened = dialog.current!
    opened.showModal()
    overlookSecondPress()
    startCodeFont()
    return () => {
      opened.close() // gives the focus back
      overlookSecondPress()
    }
  }, [])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      // What is open is decided by whoever renders the dialog, also when the browser wants to close it by itself.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser tells of it a moment later, of a dialog that is gone as well.
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
        // Seen where the system takes shadow and backdrop.
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
