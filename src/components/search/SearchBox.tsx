import { Search } from 'lucide'
import { useCallback, useSyncExternalStore } from 'react'
import { useLazy } from '../ui/use-lazy'
import { useSearchBox } from './use-search-box'
import { useSearchFiles } from './use-search-files'
import { fetchFirst } from '../../search/files'
import { Icon } from '../ui/Icon'
import { SearchDialog } from './SearchDialog'

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)
const nothing = () => () => {}

/**
 * The search's place in the navbar. Nothing is loaded before a reader points at it, focuses or clicks it, or presses
 * its shortcut; it says so until the search answers.
 */
export function SearchBox() {
  const files = useSearchFiles()
  const { words, intended, intend, open, close } = useSearchBox()
  const mac = useSyncExternalStore(nothing, isMac, () => false)
  const load = useCallback(async () => {
    const first = fetchFirst(files)
    first.catch(() => {}) // told below, once its reader is there
    const { startSearch, SearchPanel } = await import('./search-part')
    return { search: await startSearch(files, first), SearchPanel }
  }, [files])
  const part = useLazy(load, { wanted: intended })
  const isLoading = intended && part.status !== 'loaded' && part.status !== 'error'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={intend}
        onFocus={intend}
        onClick={() => open()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: 40,
          px: '12px',
          // As wide while it loads: the icon stays under the pointer that made it load.
          minWidth: [0, '9.5rem'],
          border: 0,
          borderRadius: 4,
          bg: ['transparent', 'surface'],
          color: ['text', 'muted'],
          fontSize: 1,
          whiteSpace: 'nowrap',
          cursor: 'pointer',
          '&:hover': { color: 'accent' },
          // On a phone there is room for the icon only.
          '& span': {
            position: ['absolute', 'static'],
            width: ['1px', 'auto'],
            overflow: 'hidden',
            clipPath: ['inset(50%)', 'none'],
          },
          kbd: { fontFamily: 'body', fontSize: 0, ml: 2 },
          '@media print, (scripting: none)': { display: 'none' },
        }}
      >
        <Icon node={Search} size={18} />
        {isLoading ? (
          <span>Loading...</span>
        ) : (
          <span>
            Search <kbd>{mac ? '⌘+K' : 'Ctrl+K'}</kbd>
          </span>
        )}
      </button>
      {words !== null && <SearchDialog part={part} words={words} onClose={close} />}
    </>
  )
}
