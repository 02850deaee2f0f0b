import type { ThemeUICSSObject } from 'theme-ui'
import type { useSite } from '../../hooks/use-site'
import { ContentLink } from '../ui/ContentLink'

export type NavbarItemModel = ReturnType<typeof useSite>['navbar']['items'][number]

interface NavbarItemProps {
  item: NavbarItemModel
  sidebarName?: string
}

/** The looks of an entry, link or button. */
export const menuButton: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: ['12px', 2, '12px'],
  py: '6px',
  border: 0,
  borderRadius: 4,
  bg: 'transparent',
  color: 'text',
  fontSize: 1,
  fontWeight: 'medium',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'quick',
  '&:hover': { color: 'accent' },
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
        sx={{
          ...menuButton,
          ...(isCurrent && { bg: 'accentSoft', color: 'accent', fontWeight: 'bold' }),
        }}
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
