import { Search, X } from '../ui/icons'
import { useLayoutEffect, type ComponentProps, type RefObject } from 'react'
import { takeEarly } from '../../browser/early'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The id that the list of results has once it is there. */
  'aria-controls': string
  /** Gets the field, for giving it the focus back. */
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** The row in which a search is typed. It takes the focus, behind what is typed already, or where its reader was in that. */
export function SearchInput({ field, 'aria-controls': listId, onClose, ...rest }: SearchInputProps) {
  useLayoutEffect(() => {
    const input = field.current!
    const { length } = input.value
    input.focus()
    input.setSelectionRange(...(takeEarly('selection') ?? [length, length]))
  }, [field])
  return (
    <div
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingInlineStart: 3,
        paddingInlineEnd: 2,
        height: '3.5rem',
        borderBottom: '1px solid',
        borderColor: 'border',
        color: 'muted',
      }}
    >
      <Icon node={Search} size={20} sx={{ flex: 'none' }} />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={WORDS.search.name}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        {...rest}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          border: 0,
          bg: 'transparent',
          color: 'heading',
          fontSize: 2,
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'muted', opacity: 1 },
        }}
      />
      <IconButton label={WORDS.search.close} onClick={onClose}>
        <Icon node={X} size={20} />
      </IconButton>
    </div>
  )
}
