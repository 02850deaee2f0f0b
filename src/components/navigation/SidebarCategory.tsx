import { useEffect, useId, useState } from 'react'
import { isSamePath } from '../../model/paths'
import { itemPath } from '../../model/sidebar'
import type { SidebarCategory as SidebarCategoryModel } from '../../model/site'
import { SidebarItems } from './SidebarItems'
import { SidebarLink } from './SidebarLink'

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
            width: 28,
            height: 28,
            border: 0,
            borderRadius: 1,
            bg: 'transparent',
            color: 'muted',
            cursor: 'pointer',
          }}
        >
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <path
              d={open ? 'M1 3l4 4 4-4' : 'M3 1l4 4-4 4'}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
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
