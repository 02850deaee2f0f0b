import { X } from '../ui/icons'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { isPlainClick } from '../../browser/plain-click'
import { chevronClass } from '../../shared/chevron-class'
import { motions } from '../../gatsby-plugin-theme-ui/motions'
import { useSite } from '../../hooks/use-site'
import type { Sidebar } from '../../shared/site'
import { EditionMenus } from '../editions/EditionMenus'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Modal } from '../ui/Modal'
import { ColorModeButton } from './ColorModeButton'
import { NavbarItem } from './NavbarItem'
import { headerHeight, headerStyle, panelStyle, switchHeight, switchStyle } from './mobile-menu-styles'
import { SidebarNav } from '../sidebar/SidebarNav'

interface MobileMenuProps {
  /** A reader wants to stay on the page. */
  onClose: () => void
  /** A reader follows a link of the menu. */
  onLeave: () => void
  path: string
  sidebar?: Sidebar
}

/**
 * The navigation of narrow screens: the section's pages first, from which a button leads to the main menu. The keyboard
 * begins at the link of the current page.
 */
export function MobileMenu({ onClose, onLeave, path, sidebar }: MobileMenuProps) {
  const { navbar, colorMode } = useSite()
  const [inSection, setInSection] = useState(sidebar !== undefined)
  const panel = useRef<HTMLDivElement>(null)
  /** The button that leads from one menu to the other, which is gone once it is pressed. */
  const switcher = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const current = panel.current?.querySelector<HTMLElement>('[aria-current=page]')
    current?.scrollIntoView({ block: 'center' })
    const first = current ?? switcher.current ?? panel.current?.querySelector('a')
    first?.focus({ preventScroll: true })
  }, [inSection])
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && !link.target && isPlainClick(event)) onLeave()
  }
  return (
    <Modal
      aria-label={WORDS.menu.dialog}
      onClose={onClose}
      onClick={onClick}
      sx={{
        m: 0,
        width: 'min(83vw, 24rem)',
        maxWidth: 'none',
        height: '100%',
        maxHeight: 'none',
        overscrollBehavior: 'contain',
        '--sidebar-start': `calc(${headerHeight} + ${switchHeight})`,
        '--sidebar-line': '2.375rem',
        scrollPaddingTop: `calc(${headerHeight} + ${switchHeight} + 7.5rem)`,
        animation: `slide-in ${motions.move}`,
      }}
    >
      <div ref={panel} sx={panelStyle}>
        <div sx={headerStyle}>
          <p>{WORDS.menu.dialog}</p>
          {!colorMode.disableSwitch && <ColorModeButton settings={colorMode} labeled />}
          <IconButton label={WORDS.menu.close} onClick={onClose}>
            <Icon node={X} size={22} />
          </IconButton>
        </div>
        {sidebar && inSection ? (
          <>
            <button
              ref={switcher}
              type="button"
              onClick={() => setInSection(false)}
              sx={{ variant: 'buttons.menu', ...switchStyle }}
            >
              {WORDS.menu.backToMain}
            </button>
            <SidebarNav key={sidebar.name} sidebar={sidebar} path={path} />
          </>
        ) : (
          <ul aria-label={WORDS.menu.main} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {navbar.items.map((item) => (
              <NavbarItem key={item.label} item={item} sidebarName={sidebar?.name} />
            ))}
            {sidebar && (
              <li sx={{ mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'border' }}>
                <button
                  ref={switcher}
                  type="button"
                  onClick={() => setInSection(true)}
                  sx={{ variant: 'buttons.menu' }}
                >
                  {WORDS.menu.pagesOf.join(sidebar.label)}
                  <span className={chevronClass} />
                </button>
              </li>
            )}
          </ul>
        )}
        {HAS_EDITIONS && <EditionMenus isOpen />}
      </div>
    </Modal>
  )
}
