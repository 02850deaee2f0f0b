import { SiteLink } from '../SiteLink'
import { Menu } from 'lucide'
import { useSite } from '../../hooks/use-site'
import { ColorModeButton } from './ColorModeButton'
import { NavbarItem } from './NavbarItem'
import { Icon } from '../Icon'
import { Mark } from '../layout/Mark'
import { SearchBox } from '../search/SearchBox'

interface NavbarProps {
  sidebarName?: string
  menuOpen: boolean
  onOpenMenu: () => void
}

/** The bar at the top: the site's name, the sections' tabs, other sites, the colour switch; a menu button on phones. */
export function Navbar({ sidebarName, menuOpen, onOpenMenu }: NavbarProps) {
  const { title, navbar, colorMode } = useSite()
  const tabs = navbar.items.filter(({ type }) => type !== 'link')
  const links = navbar.items.filter(({ type }) => type === 'link')
  const listStyle = { display: ['none', 'flex'], gap: 1, listStyle: 'none', m: 0, p: 0, alignItems: 'center' }
  return (
    <header
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'navbar',
        bg: 'background',
        borderBottom: '1px solid',
        borderColor: 'border',
        '@media print': { position: 'static' },
      }}
    >
      <nav
        aria-label="Main"
        sx={{
          maxWidth: 'page',
          mx: 'auto',
          px: 3,
          height: 'var(--navbar-height)',
          display: 'flex',
          gap: 3,
          alignItems: 'center',
        }}
      >
        <button
          type="button"
          aria-label="Toggle navigation bar"
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
          sx={{
            display: ['grid', 'none'],
            placeItems: 'center',
            width: 40,
            height: 40,
            border: 0,
            bg: 'transparent',
            color: 'text',
          }}
        >
          <Icon node={Menu} size={22} />
        </button>
        <SiteLink
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            color: 'heading',
            fontWeight: 'heading',
            letterSpacing: 'heading',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
          }}
        >
          <span sx={{ color: 'accent' }}>
            <Mark size={26} />
          </span>
          {title}
        </SiteLink>
        <ul sx={listStyle}>
          {tabs.map((item) => (
            <NavbarItem key={item.label} item={item} sidebarName={sidebarName} />
          ))}
        </ul>
        <div sx={{ flex: 1 }} />
        <SearchBox />
        <ul sx={listStyle}>
          {links.map((item) => (
            <NavbarItem key={item.label} item={item} />
          ))}
        </ul>
        {!colorMode.disableSwitch && <ColorModeButton settings={colorMode} />}
      </nav>
    </header>
  )
}
