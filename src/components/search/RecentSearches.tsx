import { RotateCcwClock, X } from '../ui/icons'
import { Icon } from '../ui/Icon'

interface RecentSearchesProps {
  recent: readonly string[]
  onSearch: (query: string) => void
  onForget: (query: string) => void
  onClear: () => void
}

/** What has been searched for with success, to search for again. */
export function RecentSearches({ recent, onSearch, onForget, onClear }: RecentSearchesProps) {
  if (!recent.length)
    return <p sx={{ m: 0, px: 3, pt: 1, pb: 3, color: 'muted', fontSize: 1 }}>{WORDS.search.intro}</p>
  return (
    <section aria-label={WORDS.search.recent} sx={{ px: 2, mb: 3 }}>
      <div sx={{ display: 'flex', alignItems: 'center', px: 2, fontSize: 0, color: 'muted' }}>
        <h2 sx={{ flex: 1, m: 0, fontSize: 0, fontWeight: 'bold' }}>{WORDS.search.recent}</h2>
        <button
          type="button"
          onClick={onClear}
          sx={{ variant: 'links.quiet', px: '6px', minHeight: 28, fontSize: 0 }}
        >
          {WORDS.search.clear}
        </button>
      </div>
      <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {recent.map((query) => (
          <li key={query} sx={{ display: 'flex', borderRadius: 2, '&:hover': { bg: 'accentSoft' } }}>
            <button
              type="button"
              onClick={() => onSearch(query)}
              sx={{
                variant: 'links.quiet',
                borderRadius: 2,
                flex: 1,
                minWidth: 0,
                display: 'flex',
                alignItems: 'center',
                gap: 'snug',
                px: 2,
                py: '6px',
                minHeight: 40,
                color: 'text',
                fontSize: 1,
                lineHeight: 'tight',
                textAlign: 'start',
                overflowWrap: 'anywhere',
              }}
            >
              <Icon node={RotateCcwClock} size={16} sx={{ flex: 'none', color: 'muted' }} />
              {query}
            </button>
            <button
              type="button"
              aria-label={WORDS.search.forget.join(query)}
              onClick={() => onForget(query)}
              sx={{
                variant: 'links.quiet',
                display: 'grid',
                placeItems: 'center',
                width: 40,
              }}
            >
              <Icon node={X} size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
