import { FileText } from '../ui/icons'
import { isPlainClick } from '../../browser/plain-click'
import type { Catalog } from '../../search/catalog'
import { Icon } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'

interface SuggestedPagesProps {
  catalog: Catalog
  /** A reader goes to one of them. */
  onLeave: () => void
}

/** Pages that the settings choose, for readers who have no word yet. */
export function SuggestedPages({ catalog: { pages, settings }, onLeave }: SuggestedPagesProps) {
  const suggested = settings.suggested.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  if (!suggested.length) return null
  return (
    <section aria-label={WORDS.search.suggested} sx={{ px: 2 }}>
      <h2 sx={{ m: 0, px: 2, fontSize: 0, fontWeight: 'bold', color: 'muted' }}>{WORDS.search.suggested}</h2>
      <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {suggested.map(({ path, title, section }) => (
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
              <span sx={{ color: 'muted', fontSize: 0 }}>{section}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
