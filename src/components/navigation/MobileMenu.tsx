import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { useSite } from '../../hooks/use-site'
import type { Sidebar } from '../../model/site'
import { NavbarItem } from './NavbarItem'
import { SidebarNav } from './SidebarNav'
import { Icon } from '../Icon'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
  path: string
  sidebar?: Sidebar
}

/** The navigation of narrow screens: a modal dialog, so that the browser keeps focus inside and Escape closes it.
 * What it holds stands beside the page already, so it is drawn only while it is open. */
export function MobileMenu({ open, onClose, path, sidebar }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { navbar } = useSite()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(onClose, [path]) // eslint-disable-line react-hooks/exhaustive-deps -- a new page closes the menu, a new callback does not
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      sx={{
        m: 0,
        p: 0,
        width: '83vw',
        maxWidth: 'none',
        height: '100%',
        maxHeight: 'none',
        border: 0,
        bg: 'background',
        color: 'text',
        '&::backdrop': { bg: 'overlay' },
      }}
    >
      {open && (
        <div sx={{ p: 3, minHeight: '100%' }}>
          <button
            type="button"
            aria-label="Close navigation bar"
            onClick={onClose}
            sx={{
              display: 'grid',
              placeItems: 'center',
              ml: 'auto',
              width: 40,
              height: 40,
              border: 0,
              bg: 'transparent',
              color: 'text',
            }}
          >
            <Icon node={X} size={22} />
          </button>
          {sidebar && <SidebarNav key={sidebar.name} sidebar={sidebar} path={path} />}
          <hr sx={{ border: 0, borderTop: '1px solid', borderColor: 'border', my: 3 }} />
          <ul sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {navbar.items.map((item) => (
              <NavbarItem key={item.label} item={item} sidebarName={sidebar?.name} />
            ))}
          </ul>
        </div>
      )}
    </dialog>
  )
}
