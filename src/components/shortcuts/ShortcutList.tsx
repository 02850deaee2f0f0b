import { singleKeys } from '../../shared/keys'
import { savesData } from '../../browser/saves-data'
import { useShortcutList } from './use-shortcut-list'
import { LazyPart } from '../ui/LazyPart'

const load = () => import('./ShortcutDialog')
/** Loads on hover and focus, before the click; a failure is shown only after the click. */
const preload = () => {
  if (!savesData()) load().catch(() => undefined)
}

/** The button and the key that open the list of keyboard shortcuts, which is loaded then. */
export function ShortcutList() {
  const { open, setOpen } = useShortcutList()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={singleKeys.shortcuts}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        // Hidden where nothing can hover: such devices have no keyboard, or have a pointer as well.
        sx={{
          variant: 'links.quiet',
          textDecoration: 'underline',
          '@media (hover: none)': { display: 'none' },
        }}
      >
        {WORDS.shortcuts.title}
      </button>
      {open && (
        <div sx={{ position: 'fixed', insetBlockEnd: 3, insetInlineEnd: 3, zIndex: 'menu' }}>
          <LazyPart what={WORDS.loading.shortcuts} load={load}>
            {({ ShortcutDialog }) => <ShortcutDialog onClose={() => setOpen(false)} />}
          </LazyPart>
        </div>
      )}
    </>
  )
}
