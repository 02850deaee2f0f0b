import { useId, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { takeEarly } from '../../browser/early'
import type { LoadedSearch } from '../../search/start'
import { LazyStatus } from '../ui/LazyPart'
import { Modal } from '../ui/Modal'
import type { Lazy } from '../ui/use-lazy'
import { SearchInput } from './SearchInput'
import type { SearchPanel } from './SearchPanel'
import type { FieldList } from './use-field-list'

/** What the search is made of once it is loaded. */
interface SearchPart {
  search: LoadedSearch
  SearchPanel: typeof SearchPanel
}

interface SearchDialogProps {
  part: Lazy<SearchPart>
  /** Gets the field, for giving it the focus back. */
  field: RefObject<HTMLInputElement | null>
  /** What stands in the field, and how to write something else there. */
  typed: string
  onType: (words: string) => void
  /** @param stays whether the address goes on asking for the search */
  onClose: (stays?: boolean) => void
}

/** Whether a press is Enter, and not the Enter that completes a character of another script. */
const isEnter = ({ key, nativeEvent, shiftKey }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && !shiftKey

/** Keeps the focus in the field, whatever is pressed: an option, also to open it in a new tab, a section, or a text. */
function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input, button:not([aria-pressed])')) event.preventDefault()
}

/**
 * The open search: a dialog on a desktop, the whole screen on a phone. Its field takes words at once and stays the
 * same when the search has loaded, so that caret and half-written characters stay; what answers them comes below it.
 */
export function SearchDialog({ part, field, typed, onType, onClose }: SearchDialogProps) {
  const listId = useId()
  const [list, setList] = useState<FieldList>()
  /** Whether Enter was pressed before all of the search was there, for the words that still stand in the field. */
  const [asked, setAsked] = useState(() => takeEarly('entered'))
  const type = (words: string) => {
    setAsked(undefined)
    onType(words)
  }
  const focusField = () => field.current!.focus()
  const retry = () => {
    part.retry()
    focusField()
  }
  return (
    <Modal
      aria-label={WORDS.search.name}
      onClose={() => onClose()}
      onMouseDown={keepFocus}
      onKeyDown={list?.onOtherKey}
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
      <SearchInput
        field={field}
        aria-controls={listId}
        placeholder={part.status === 'loaded' ? WORDS.search.placeholder : WORDS.search.loading}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) =>
          isEnter(event) && setAsked(event.ctrlKey || event.metaKey ? 'in a new tab' : 'here')
        }
        onClose={() => onClose()}
        {...list?.field}
      />
      {part.status === 'loaded' ? (
        <part.value.SearchPanel
          search={part.value.search}
          typed={typed}
          asked={asked}
          onAsk={setAsked}
          onType={type}
          listId={listId}
          onList={setList}
          focusField={focusField}
          onClose={onClose}
        />
      ) : (
        <LazyStatus what={WORDS.loading.search} part={{ ...part, retry }} sx={{ p: 3, minHeight: '5rem' }} />
      )}
    </Modal>
  )
}
