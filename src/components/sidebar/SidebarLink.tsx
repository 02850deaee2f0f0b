import { Breakable } from '../ui/Breakable'
import { SiteLink } from '../ui/SiteLink'

interface SidebarLinkProps {
  href: string
  isCurrent: boolean
  strong?: boolean
  onClick?: () => void
  children: string
}

/** One line of the sidebar. */
export function SidebarLink({ href, isCurrent, strong = false, onClick, children }: SidebarLinkProps) {
  return (
    <SiteLink
      to={href}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      data-strong={strong || undefined}
      sx={{
        display: 'block',
        flex: 1,
        px: 'snug',
        py: [2, '6px'],
        borderRadius: 4,
        fontSize: 1,
        lineHeight: 'tight',
        overflowWrap: 'anywhere',
        color: 'text',
        '&[data-strong]': { color: 'heading', fontWeight: 'bold' },
        transition: 'quick',
        textDecoration: 'none',
        '&:hover': { color: 'accent', bg: 'surface' },
        '&[aria-current]': { color: 'accent', bg: 'accentSoft', fontWeight: 'bold' },
      }}
    >
      <Breakable>{children}</Breakable>
    </SiteLink>
  )
}
