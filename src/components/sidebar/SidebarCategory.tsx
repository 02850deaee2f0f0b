import { useId, useLayoutEffect, type ReactNode } from 'react'
import { useCollapsible } from './use-collapsible'
import { chevronClass } from '../../shared/chevron-class'
import { useKeptOpen } from '../../hooks/use-kept-state'
import { colorRoles } from '../../gatsby-plugin-theme-ui/roles'
import { isSamePath } from '../../shared/paths'
import { itemPath } from '../../shared/sidebar'
import type { SidebarCategory as SidebarCategoryModel } from '../../shared/site'
import { SidebarLink } from './SidebarLink'

interface SidebarCategoryProps {
  category: SidebarCategoryModel
  path: string
  /** Whether the current page is the category's or inside of it. */
  isActive: boolean
  /** The list of what is in it, drawn while it is open. */
  children: ReactNode
}

/** A category: a link to its page (or its first one) and a button that opens and closes it. */
export function SidebarCategory({ category, path, isActive, children }: SidebarCategoryProps) {
  const { label, collapsed } = category
  const isCurrent = category.href !== null && isSamePath(category.href, path)
  const href = isCurrent ? path : (itemPath(category) ?? (isActive ? path : null))
  const [open, setOpen] = useKeptOpen(`category ${label} ${itemPath(category)}`, isActive || !collapsed)
  const { region, shown } = useCollapsible<HTMLDivElement>(open)
  const id = useId()
  useLayoutEffect(() => {
    if (isActive) setOpen(true)
  }, [isActive, setOpen])
  if (!href) return null
  return (
    <li>
      <div data-active={(isActive && open) || undefined} sx={headingStyle}>
        <SidebarLink
          href={href}
          isCurrent={isCurrent}
          strong={isActive}
          onClick={isCurrent ? () => setOpen(!open) : undefined}
        >
          {label}
        </SidebarLink>
        <button
          type="button"
          aria-label={open ? WORDS.sidebar.collapse.join(label) : WORDS.sidebar.expand.join(label)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            variant: 'buttons.icon',
            width: ['2.375rem', '2rem'],
            height: ['2.375rem', '2rem'],
            borderRadius: 4,
            color: 'muted',
            '&:hover': { bg: 'surface' },
          }}
        >
          <span className={chevronClass} />
        </button>
      </div>
      <div
        ref={region}
        id={id}
        hidden={!shown}
        sx={{
          marginInlineStart: 2,
          paddingInlineStart: 2,
          borderInlineStart: '1px solid',
          borderColor: 'border',
        }}
      >
        {shown && children}
      </div>
    </li>
  )
}

/**
 * In the menu of a phone, which shows nothing else of the way to a page, headings around the current page stay in sight while
 * what is in them scrolls, one below the other. The menu leaves room for three of them, and says where they begin and how
 * high a line is.
 */
const headingStyle = {
  display: 'flex',
  alignItems: 'start',
  'dialog &[data-active]': { position: 'sticky', top: 'var(--sidebar-start)', zIndex: 3, bg: 'background' },
  // What goes by below it is not cut: it fades above its letters.
  'dialog &[data-active]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 8,
    backgroundImage: `linear-gradient(${colorRoles.background}, transparent)`,
    pointerEvents: 'none',
  },
  'dialog li li &[data-active]': { top: 'calc(var(--sidebar-start) + var(--sidebar-line))', zIndex: 2 },
  'dialog li li li &[data-active]': {
    top: 'calc(var(--sidebar-start) + 2 * var(--sidebar-line))',
    zIndex: 1,
  },
} as const
