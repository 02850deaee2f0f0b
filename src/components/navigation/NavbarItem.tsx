import { useSidebars } from '../../hooks/use-sidebars'
import { type useSite } from '../../hooks/use-site'
import { ContentLink } from '../content/ContentLink'

export type NavbarItemModel = ReturnType<typeof useSite>['navbar']['items'][number]

/**
 * One entry of the bar or of the mobile menu.
 * @throws for a type that no component draws, naming it
 */
export function NavbarItem({ item, sidebarName }: { item: NavbarItemModel; sidebarName?: string }) {
  const href = useItemAddress(item)
  const isCurrent = item.type === 'sidebar' && item.sidebar === sidebarName
  return (
    <li>
      <ContentLink
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          display: 'block',
          px: 2,
          py: 2,
          fontSize: 1,
          color: isCurrent ? 'accent' : 'text',
          fontWeight: isCurrent ? 'bold' : 'body',
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

function useItemAddress(item: NavbarItemModel): string {
  const sidebars = useSidebars()
  switch (item.type) {
    case 'sidebar':
      return sidebars.find(({ name }) => name === item.sidebar)?.path ?? '/'
    case 'link':
      return item.href ?? '/'
    default:
      throw new Error(`No NavbarItem component found for type "${item.type}".`)
  }
}
