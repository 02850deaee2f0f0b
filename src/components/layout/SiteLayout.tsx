import { useState, type ReactNode } from 'react'
import { useSidebars } from '../../hooks/use-sidebars'
import { useSite } from '../../hooks/use-site'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { lookUp } from '../../model/lookup'
import { MobileMenu } from '../navigation/MobileMenu'
import { Navbar } from '../navigation/Navbar'
import { SidebarNav } from '../navigation/SidebarNav'
import { AnnouncementBar } from './AnnouncementBar'
import { Footer } from './Footer'
import { NavigationStatus } from '../feedback/NavigationStatus'
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
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <SkipLink />
      <NavigationStatus />
      {announcement && <AnnouncementBar {...announcement} />}
      <Navbar sidebarName={sidebarName} menuOpen={menuOpen} onOpenMenu={() => setMenuOpen(true)} />
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} path={path} sidebar={sidebar} />
      <div
        sx={{
          maxWidth: 'page',
          mx: 'auto',
          display: sidebar ? ['block', 'grid'] : 'block',
          gridTemplateColumns: 'var(--sidebar-width) minmax(0, 1fr)',
          minHeight: 'calc(100vh - var(--navbar-height))',
        }}
      >
        {sidebar && (
          <div
            sx={{
              display: ['none', 'block'],
              position: 'sticky',
              top: 'var(--navbar-height)',
              alignSelf: 'start',
              height: 'calc(100vh - var(--navbar-height))',
              overflowY: 'auto',
              scrollbarWidth: 'thin',
              px: 3,
              py: 4,
              '@media print': { display: 'none' },
            }}
          >
            <SidebarNav key={sidebar.name} sidebar={sidebar} path={path} />
          </div>
        )}
        <main id={mainId} sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}>
          <CrashBoundary path={path}>{children}</CrashBoundary>
        </main>
      </div>
      <Footer />
    </>
  )
}
