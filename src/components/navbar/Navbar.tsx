import { Menu } from '../ui/icons'
import { phoneScreen } from '../../gatsby-plugin-theme-ui/screens'
import { useHiddenNavbar } from './use-hidden-navbar'
import { useSite } from '../../hooks/use-site'
import { EditionMenus } from '../editions/EditionMenus'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Mark } from './Mark'
import { BackToTop } from '../site/BackToTop'
import { SearchBox } from '../search/SearchBox'
import { SiteLink } from '../ui/SiteLink'
import { withoutScripts } from '../ui/without-scripts'
import { ColorModeButton } from './ColorModeButton'
import { NavbarItem } from './NavbarItem'

interface NavbarProps {
  /** Path of the page. */
  path: string
  sidebarName?: string
  menuOpen: boolean
  onOpenMenu: () => void
}

/** The bar at the top: the site's name, the sections' tabs, other sites, the color switch; a menu button on phones. */
export function Navbar({ path, sidebarName, menuOpen, onOpenMenu }: NavbarProps) {
  const { title, navbar, colorMode } = useSite()
  const hidden = useHiddenNavbar(navbar.hideOnScroll)
  const tabs = navbar.items.filter(({ type }) => type !== 'link')
  const links = navbar.items.filter(({ type }) => type === 'link')
  return (
    <header
      data-hidden={hidden || undefined}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'navbar',
        bg: 'background',
        borderBottom: '1px solid',
        borderColor: 'border',
        transition: 'move',
        // The next page appears below it: it is at one place, also where the announcement is in sight on one of both alone.
        viewTransitionName: 'bar',
        '&[data-hidden]:not(:focus-within)': { transform: 'translateY(-100%)' },
        '@media print': { display: 'none' },
        // Wrapped into lines, the bar would cover the heading that an address leads to.
        ...withoutScripts({ [`@media ${phoneScreen}`]: { position: 'static' } }),
      }}
    >
      <nav
        aria-label={WORDS.menu.navbar}
        sx={{
          maxWidth: 'page',
          mx: 'auto',
          px: [3, 4],
          minHeight: 'var(--navbar-height)',
          display: 'flex',
          gap: [2, 2, 3],
          alignItems: 'center',
          // Half of the smallest phone's width, as with text at twice its size.
          '@media (max-width: 12.5em)': { gap: 0, '& > button[type]': { mx: 0 } },
          ...withoutScripts({ flexWrap: ['wrap', 'nowrap'] }),
        }}
      >
        {navbar.items.length > 0 && (
          <IconButton
            label={WORDS.menu.open}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onOpenMenu}
            // Its icon stands at the edge of the text.
            sx={{ display: ['grid', 'none'], marginInlineStart: '-snug' }}
          >
            <Icon node={Menu} size={22} />
          </IconButton>
        )}
        <SiteLink
          to="/"
          sx={{
            // Where the name has no room beside the mark it wraps out of sight: it is never cut.
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            height: '1.65rem',
            minWidth: '1.65rem',
            overflow: 'hidden',
            color: 'heading',
            fontWeight: 'heading',
            letterSpacing: 'heading',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
          }}
        >
          <span sx={{ color: 'accent' }}>
            <Mark size="1.625rem" />
          </span>
          {title}
        </SiteLink>
        <ul sx={listStyle}>
          {tabs.map((item) => (
            <NavbarItem key={item.label} item={item} sidebarName={sidebarName} />
          ))}
        </ul>
        <div sx={{ flex: 1 }} />
        <BackToTop />
        <SearchBox path={path} />
        <ul sx={listStyle}>
          {links.map((item) => (
            <NavbarItem key={item.label} item={item} />
          ))}
        </ul>
        {HAS_EDITIONS && <EditionMenus />}
        {!colorMode.disableSwitch && (
          // Its icon lines up with that of the announcement.
          <div sx={{ display: ['none', 'block'], marginInlineEnd: '-10px' }}>
            <ColorModeButton settings={colorMode} />
          </div>
        )}
      </nav>
    </header>
  )
}

/** On narrow screens the lists are in the menu, which readers without JavaScript don't have. */
const listStyle = {
  display: ['none', 'flex'],
  ...withoutScripts({ display: 'flex', flexWrap: 'wrap' }),
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  alignItems: 'center',
}
