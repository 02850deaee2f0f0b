import { useState, type ReactNode } from 'react'
import { Memory } from '../../hooks/use-kept-state'
import { useMobileMenu } from '../../hooks/use-mobile-menu'
import { useSidebars } from '../../hooks/use-sidebars'
import { useSite } from '../../hooks/use-site'
import { lookUp } from '../../shared/lookup'
import { CrashBoundary } from '../crash/CrashBoundary'
import { NavigationStatus } from './NavigationStatus'
import { MobileMenu } from '../navbar/MobileMenu'
import { Navbar } from '../navbar/Navbar'
import { SidebarFrame } from '../sidebar/SidebarFrame'
import { AnnouncementBar } from './AnnouncementBar'
import { Footer } from './Footer'
import { InTurn } from './InTurn'
import { ScriptsGone } from './ScriptsGone'
import { mainId, SkipLink } from './SkipLink'

interface SiteLayoutProps {
  /** The page's path, to mark it in the navigation. */
  path: string
  /** Name of the sidebar that the page belongs to; none on the home page and the like. */
  sidebarName?: string
  children: ReactNode
}

/** What stands around every page, and stays while a reader moves from page to page. */
export function SiteLayout({ path, sidebarName, children }: SiteLayoutProps) {
  const { announcement } = useSite()
  const sidebars = useSidebars()
  const sidebar = sidebarName === undefined ? undefined : lookUp('sidebar', sidebarName, sidebars)
  const menu = useMobileMenu(path)
  const [memory] = useState(() => new Map<string, unknown>())
  return (
    <Memory value={memory}>
      <SkipLink />
      <ScriptsGone />
      <NavigationStatus />
      {announcement && <AnnouncementBar {...announcement} />}
      <InTurn name="navbar">
        <Navbar path={path} sidebarName={sidebarName} menuOpen={menu.open} onOpenMenu={menu.show} />
      </InTurn>
      {menu.open && <MobileMenu onClose={menu.close} onLeave={menu.leave} path={path} sidebar={sidebar} />}
      <div sx={sidebar ? besideSidebar : alone}>
        {sidebar && (
          <InTurn name="sidebar" key={sidebar.name}>
            <SidebarFrame sidebar={sidebar} path={path} />
          </InTurn>
        )}
        <main id={mainId} sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}>
          <InTurn name="page">
            <CrashBoundary path={path}>{children}</CrashBoundary>
          </InTurn>
        </main>
      </div>
      <InTurn name="footer">
        <Footer beside={Boolean(sidebar)} />
      </InTurn>
    </Memory>
  )
}

/** On a short page the footer stands at the window's end. */
const alone = { maxWidth: 'page', mx: 'auto', width: '100%', flex: 1 }
const besideSidebar = {
  ...alone,
  display: ['block', 'grid'],
  gridTemplateColumns: 'var(--sidebar-width) minmax(0, 1fr)',
}
