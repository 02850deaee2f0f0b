import { SearchX } from 'lucide'
import { Icon } from '../ui/Icon'

interface NoResultsProps {
  query: string
  /** Section that the search is limited to; empty where it is not. */
  section: string
  /** Words of the site that are near. */
  suggestions: readonly string[]
  onSearch: (query: string) => void
  onWiden: () => void
}

/** What to do where nothing was found. */
export function NoResults({ query, section, suggestions, onSearch, onWiden }: NoResultsProps) {
  return (
    <div sx={{ p: 4, textAlign: 'center', color: 'muted', fontSize: 1, overflowWrap: 'anywhere' }}>
      <Icon node={SearchX} size={28} />
      <p sx={{ mt: 2, mb: 0, color: 'heading', fontWeight: 'bold' }}>
        Nothing found for “{query}”{section && ` in ${section}`}.
      </p>
      {section && (
        <p sx={{ my: 2 }}>
          <button type="button" onClick={onWiden} sx={{ variant: 'buttons.link' }}>
            Search all sections
          </button>
        </p>
      )}
      {!section && !suggestions.length && (
        <p sx={{ my: 2 }}>Check the spelling, or try fewer or other words.</p>
      )}
      {suggestions.length > 0 && (
        <p sx={{ my: 2 }}>
          Did you mean{' '}
          {suggestions.map((word, index) => (
            <span key={word}>
              {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
              <button type="button" onClick={() => onSearch(word)} sx={{ variant: 'buttons.link' }}>
                {word}
              </button>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
