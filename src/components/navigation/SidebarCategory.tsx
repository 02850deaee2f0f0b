import { ChevronRight } from 'lucide'
import { useEffect, useId, useState } from 'react'
import { isSamePath } from '../../model/paths'
import { itemPath } from '../../model/sidebar'
import type { SidebarCategory as SidebarCategoryModel } from '../../model/site'
import { SidebarItems } from './SidebarItems'
import { SidebarLink } from './SidebarLink'
import { Icon } from '../Icon'

interface SidebarCategoryProps {
  category: SidebarCategoryModel
  path: string
  /** Whether the current page is the category's or inside of it. */
  isActive: boolean
}

/** A category: a link to its page (or its first one) and a button that opens and closes it. */
export function SidebarCategory({ category, path, isActive }: SidebarCategoryProps) {
  const [open, setOpen] = useState(isActive || !category.collapsed)
  const id = useId()
  useEffect(() => {
    if (isActive) setOpen(true)
  }, [isActive])
  const isCurrent = category.href !== null && isSamePath(category.href, path)
  const href = isCurrent ? path : (itemPath(category) ?? (isActive ? path : null))
  if (!href) return null
  return (
    <li>
      <div sx={{ display: 'flex', alignItems: 'start' }}>
        <SidebarLink href={href} isCurrent={isCurrent} strong={isActive}>
          {category.label}
        </SidebarLink>
        <button
          type="button"
          aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${category.label}'`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 32,
            height: 32,
            border: 0,
            borderRadius: 4,
            bg: 'transparent',
            color: 'muted',
            cursor: 'pointer',
          }}
        >
          <Icon
            node={ChevronRight}
            size={15}
            sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 120ms ease-out' }}
          />
        </button>
      </div>
      <div
        id={id}
        hidden={!open}
        sx={{ ml: 2, pl: 2, borderInlineStart: '1px solid', borderColor: 'border' }}
      >
        {open && <SidebarItems items={category.items} path={path} />}
      </div>
    </li>
  )
}
