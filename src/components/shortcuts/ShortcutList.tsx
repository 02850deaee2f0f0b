import { singleKeys } from '../../browser/keys'
import { sparesData } from '../../browser/link-loading'
import { useShortcutList } from './use-shortcut-list'
import { LazyPart } from '../ui/LazyPart'

const load = () => import('./ShortcutDialog')
/** A pointer or the focus announces a click; a failure is told when it comes. */
const preload = () => {
  if (!sparesData()) load().catch(() => undefined)
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
        // Of no use where nothing hovers: there is no keyboard either, or it has a pointer beside it.
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
