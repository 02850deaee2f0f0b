import type { useSite } from '../../hooks/use-site'
import { ContentLink } from '../ui/ContentLink'

/** An item as the settings give it, with the address that the build has found. */
export type NavbarItemModel = ReturnType<typeof useSite>['navbar']['items'][number]

interface NavbarItemProps {
  item: NavbarItemModel
  sidebarName?: string
}

/** The kinds of items that can be drawn. The build gives each its address. */
const knownTypes = ['sidebar', 'doc', 'link']

/**
 * One entry of the bar or of the mobile menu.
 * @throws for a type that cannot be drawn, naming the type and the entry of the settings
 */
export function NavbarItem({ item, sidebarName }: NavbarItemProps) {
  if (!knownTypes.includes(item.type)) throw unknownType(item)
  const isCurrent = item.type === 'sidebar' && item.sidebar === sidebarName
  return (
    <li>
      <ContentLink
        href={item.href}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{ variant: 'buttons.menu' }}
      >
        {item.label}
      </ContentLink>
    </li>
  )
}

function unknownType(item: NavbarItemModel) {
  const entry = JSON.stringify(item, (_, value: unknown) => value ?? undefined, 2)
  return new Error(
    `A navbar item could not be shown. Check this entry of navbar.items in src/site/settings.ts:\n${entry}`,
    { cause: new Error(`No NavbarItem component found for type "${item.type}".`) },
  )
}
