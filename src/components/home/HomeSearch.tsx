import { searchKeys } from '../../browser/keys'
import { openSearch } from '../../browser/search-address'
import { Icon } from '../ui/Icon'
import { Search } from '../ui/icons'

/** The search as a field that opens it, for phones: their bar has room for its sign alone. */
export const HomeSearch = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts={searchKeys}
    onClick={() => openSearch()}
    sx={{
      variant: 'buttons.control',
      display: ['flex', 'none'],
      alignItems: 'center',
      gap: 2,
      width: '100%',
      maxWidth: 'measure',
      minHeight: 44,
      mb: 'snug',
      px: 3,
      color: 'muted',
      fontSize: 2,
      textAlign: 'start',
    }}
  >
    <Icon node={Search} size={18} />
    {WORDS.search.placeholder}
  </button>
)
