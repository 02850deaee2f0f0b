import { useState } from 'react'
import type { useLazy } from '../ui/use-lazy'
import type { LoadedSearch } from '../../search/start'
import { Loading } from '../ui/Loading'
import { Retry } from '../ui/Retry'
import { Modal } from '../ui/Modal'
import type { SearchPanel } from './SearchPanel'
import { SearchInput } from './SearchInput'

/** What the search is made of once it is loaded. */
export interface SearchPart {
  search: LoadedSearch
  SearchPanel: typeof SearchPanel
}

interface SearchDialogProps {
  part: ReturnType<typeof useLazy<SearchPart>>
  /** What the search begins with. */
  words: string
  /** @param stays whether the address goes on asking for the search */
  onClose: (stays?: boolean) => void
}

/**
 * The open search: a dialog on a desktop, the whole screen on a phone. It takes words at once; they are answered as
 * soon as the search is loaded.
 */
export function SearchDialog({ part, words, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(words)
  return (
    <Modal
      aria-label="Search"
      onClose={() => onClose()}
      sx={{
        '&[open]': { display: 'flex' },
        flexDirection: 'column',
        m: 0,
        mx: [0, 'auto'],
        mt: [0, '10vh'],
        width: ['100%', '44rem'],
        maxWidth: 'none',
        height: ['100dvh', 'fit-content'],
        maxHeight: ['none', '76vh'],
        borderRadius: [0, 3],
        overflow: 'hidden',
      }}
    >
      {part.status === 'loaded' ? (
        <part.value.SearchPanel search={part.value.search} words={typed} onClose={onClose} />
      ) : (
        <>
          <SearchInput
            placeholder="Loading..."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onClose={() => onClose()}
          />
          <div role="status" sx={{ p: 3, minHeight: '5rem' }}>
            {part.status === 'past delay' && <Loading what="the search" />}
            {part.status === 'timed out' && (
              <Retry onRetry={part.retry}>Loading the search takes longer than usual.</Retry>
            )}
            {part.status === 'error' && (
              <Retry onRetry={part.retry} reason={part.error}>
                Loading the search has failed.
              </Retry>
            )}
          </div>
        </>
      )}
    </Modal>
  )
}
