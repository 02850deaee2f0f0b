import { Component, type ReactNode } from 'react'
import type { ThemeUICSSObject } from 'theme-ui'
import type { useSite } from '../../hooks/use-site'
import { ContentLink } from '../ui/ContentLink'

export type NavbarItemModel = ReturnType<typeof useSite>['navbar']['items'][number]

interface NavbarItemProps {
  item: NavbarItemModel
  sidebarName?: string
}

/** One entry of the bar or of the mobile menu. What goes wrong with it names the entry of the settings. */
export const NavbarItem = (props: NavbarItemProps) => (
  <Named item={props.item}>
    <Entry {...props} />
  </Named>
)

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

/** @throws for a type that no component draws, naming it */
function Entry({ item, sidebarName }: NavbarItemProps) {
  if (!knownTypes.includes(item.type))
    throw new Error(`No NavbarItem component found for type "${item.type}".`)
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

/** Throws on what its children throw, as the cause of an error that says which entry of the settings to look at. */
class Named extends Component<{ item: NavbarItemModel; children: ReactNode }> {
  override state: { failure?: { cause: unknown } } = {}

  static getDerivedStateFromError = (cause: unknown) => ({ failure: { cause } })

  override render() {
    if (!this.state.failure) return this.props.children
    const given = Object.entries(this.props.item).filter(([, value]) => value !== null)
    throw new Error(
      `A navbar item could not be shown. Check this entry of navbar.items in src/site/settings.ts:\n${JSON.stringify(Object.fromEntries(given), null, 2)}`,
      this.state.failure,
    )
  }
}
