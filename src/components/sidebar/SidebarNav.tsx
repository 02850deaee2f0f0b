import type { Sidebar } from '../../shared/site'
import { isSamePath } from '../../shared/paths'
import { SidebarItems } from './SidebarItems'
import { SidebarLink } from './SidebarLink'

/** A section's navigation, the current page marked and its categories open. */
export function SidebarNav({ sidebar, path }: { sidebar: Sidebar; path: string }) {
  return (
    <nav aria-label={WORDS.sidebar.name}>
      <div sx={{ mb: 2 }}>
        <SidebarLink href={sidebar.rootPath} isCurrent={isSamePath(sidebar.rootPath, path)} strong>
          {sidebar.label}
        </SidebarLink>
      </div>
      <SidebarItems items={sidebar.items} path={path} />
    </nav>
  )
}
