import { SearchX } from '../ui/icons'
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
    <div
      sx={{
        px: 3,
        py: 4,
        textWrap: 'balance',
        color: 'muted',
        fontSize: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon node={SearchX} size={28} />
      <p sx={{ mt: 2, mb: 0, color: 'heading', fontWeight: 'bold' }}>
        {section ? WORDS.search.nothingIn.join({ query, section }) : WORDS.search.nothing.join(query)}
      </p>
      {section && (
        <p sx={{ my: 2 }}>
          <button type="button" onClick={onWiden} sx={{ variant: 'buttons.link' }}>
            {WORDS.search.widen}
          </button>
        </p>
      )}
      {!section && !suggestions.length && <p sx={{ my: 2 }}>{WORDS.search.advice}</p>}
      {suggestions.length > 0 && (
        <p sx={{ my: 2 }}>
          {WORDS.search.didYouMean.join(
            suggestions.map((word, index) => (
              <span key={word}>
                {index > 0 &&
                  (index === suggestions.length - 1 ? WORDS.search.or.last : WORDS.search.or.between)}
                <button type="button" onClick={() => onSearch(word)} sx={{ variant: 'buttons.link' }}>
                  {word}
                </button>
              </span>
            )),
          )}
        </p>
      )}
    </div>
  )
}
