import { Search } from '../ui/icons'
import { useMemo, useSyncExternalStore } from 'react'
import { begunBefore } from '../../browser/begun-before'
import { useLazy } from '../ui/use-lazy'
import { useSearchBox } from './use-search-box'
import { useSearchFiles } from './use-search-files'
import { isMac, searchKeys } from '../../browser/keys'
import { fetchFirst, type SearchFiles } from '../../search/files'
import { Icon } from '../ui/Icon'
import { SearchDialog } from './SearchDialog'

const nothing = () => () => {}

/** Everything that answers a search's first letters. */
async function loadSearch(files: SearchFiles) {
  const first = fetchFirst(files)
  first.catch(() => {}) // told below, once its reader is there
  const { startSearch, SearchPanel } = await import('./search-part')
  return { search: await startSearch(files, first), SearchPanel }
}

/**
 * The search's place in the navbar. Nothing is loaded before a reader points at it, focuses or clicks it, or presses
 * its shortcut, and before a click or the shortcut where data are saved; it says so until the search answers.
 */
export function SearchBox({ path }: { path: string }) {
  const files = useSearchFiles()
  const { begin, load } = useMemo(() => begunBefore(() => loadSearch(files)), [files])
  const { field, words, type, intended, intend, open, close } = useSearchBox(path, begin)
  const mac = useSyncExternalStore(nothing, isMac, () => false)
  const part = useLazy(load, { wanted: intended })
  const isLoading = intended && part.status !== 'loaded' && part.status !== 'error'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={searchKeys}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={() => open()}
        sx={{ variant: 'buttons.search' }}
      >
        <Icon node={Search} size={18} />
        {isLoading ? (
          <span>{WORDS.search.loading}</span>
        ) : (
          <span>
            {`${WORDS.search.name} `}
            <kbd>{mac ? '⌘+K' : `${WORDS.common.keys.control}+K`}</kbd>
          </span>
        )}
      </button>
      {words !== null && (
        <SearchDialog part={part} field={field} typed={words} onType={type} onClose={close} />
      )}
    </>
  )
}
