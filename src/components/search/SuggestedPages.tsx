import { FileText } from '../ui/icons'
import { isPlainClick } from '../../browser/plain-click'
import type { Catalog } from '../../search/catalog'
import { Icon } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'

interface SuggestedPagesProps {
  catalog: Catalog
  /** Section whose pages are offered; those of the settings where there is none. */
  section?: string
  /** A reader goes to one of them. */
  onLeave: () => void
}

/** Pages of a section that are offered at most: the first ones say where to begin. */
const mostOfSection = 6

/** Pages that the settings choose, or the first of a section, for readers who have no word yet. */
export function SuggestedPages({ catalog: { pages, settings }, section, onLeave }: SuggestedPagesProps) {
  const suggested = section
    ? pages.filter((page) => page.section === section && !page.trail.length).slice(0, mostOfSection)
    : settings.suggested.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  if (!suggested.length) return null
  const name = section ? WORDS.menu.pagesOf.join(section) : WORDS.search.suggested
  return (
    <section aria-label={name} sx={{ px: 2 }}>
      <h2 sx={{ m: 0, px: 2, fontSize: 0, fontWeight: 'bold', color: 'muted' }}>{name}</h2>
      <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {suggested.map(({ path, title, section: place }) => (
          <li key={path}>
            <SiteLink
              to={path}
              onClick={(event) => isPlainClick(event) && onLeave()}
              sx={{
                variant: 'links.quiet',
                display: 'flex',
                alignItems: 'center',
                gap: 'snug',
                px: 2,
                minHeight: 40,
                borderRadius: 2,
                color: 'text',
                fontSize: 1,
                '&:hover': { bg: 'accentSoft', color: 'accent' },
              }}
            >
              <Icon node={FileText} size={16} sx={{ flex: 'none', color: 'muted' }} />
              <span sx={{ flex: 1 }}>{title}</span>
              {/* It ends where the crosses do. */}
              {!section && <span sx={{ marginInlineEnd: '6px', color: 'muted', fontSize: 0 }}>{place}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
