import { useState, type ReactNode } from 'react'
import { useSidebars } from '../../hooks/use-sidebars'
import { MobileMenu } from '../navigation/MobileMenu'
import { Navbar } from '../navigation/Navbar'
import { SidebarNav } from '../navigation/SidebarNav'
import { Footer } from './Footer'
import { GlobalStyles } from './GlobalStyles'
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
  const sidebars = useSidebars()
  const sidebar = sidebars.find(({ name }) => name === sidebarName)
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <GlobalStyles />
      <SkipLink />
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
          {children}
        </main>
      </div>
      <Footer />
    </>
  )
}
