import { isSamePath } from '../../shared/paths'
import type { SidebarItem } from '../../shared/site'
import { holdsPath } from '../../shared/sidebar'
import { SidebarCategory } from './SidebarCategory'
import { SidebarLink } from './SidebarLink'

/** A list of pages and categories. Unlisted pages appear only while they are the current one. */
export function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => {
        if (item.type === 'category')
          return (
            <SidebarCategory key={item.label} category={item} path={path} isActive={holdsPath(item, path)}>
              <SidebarItems items={item.items} path={path} />
            </SidebarCategory>
          )
        const isCurrent = isSamePath(item.href, path)
        if (item.unlisted && !isCurrent) return null
        return (
          <li key={item.href}>
            <SidebarLink href={item.href} isCurrent={isCurrent}>
              {item.label}
            </SidebarLink>
          </li>
        )
      })}
    </ul>
  )
}
