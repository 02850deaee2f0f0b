import type { useSite } from '../../hooks/use-site'
import { ContentLink } from '../content/ContentLink'

export type NavbarItemModel = ReturnType<typeof useSite>['navbar']['items'][number]

/**
 * One entry of the bar or of the mobile menu.
 * @throws for a type that no component draws, naming it
 */
export function NavbarItem({ item, sidebarName }: { item: NavbarItemModel; sidebarName?: string }) {
  if (!knownTypes.includes(item.type))
    throw new Error(`No NavbarItem component found for type "${item.type}".`)
  const isCurrent = item.type === 'sidebar' && item.sidebar === sidebarName
  return (
    <li>
      <ContentLink
        href={item.href}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          display: 'block',
          px: '12px',
          py: '6px',
          bg: isCurrent ? 'accentSoft' : 'transparent',
          fontSize: 1,
          color: isCurrent ? 'accent' : 'text',
          fontWeight: isCurrent ? 'bold' : 'medium',
          borderRadius: 4,
          transition: 'quick',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          '&:hover': { color: 'accent' },
        }}
      >
        {item.label}
      </ContentLink>
    </li>
  )
}

/** The kinds of items that can be drawn. The build gives each its address. */
const knownTypes = ['sidebar', 'doc', 'link']
