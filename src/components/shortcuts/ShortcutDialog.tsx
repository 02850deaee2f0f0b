import { X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { singleKeysAreOn, turnSingleKeys } from '../../hooks/single-keys'
import { Kbd } from '../content/Kbd'
import { Icon } from '../Icon'
import { shortcuts } from './shortcuts'

/** The list of keyboard shortcuts, and the switch for those of a single key. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close() // gives the focus back
  }, [])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      sx={{
        p: 0,
        width: 'min(30rem, 100vw - 2rem)',
        border: 0,
        borderRadius: 3,
        bg: 'background',
        color: 'text',
        boxShadow: 'raised',
        '&::backdrop': { bg: 'overlay' },
      }}
    >
      <div sx={{ p: 4 }}>
        <div sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <h2 id="shortcuts-title" sx={{ m: 0, fontSize: 3, color: 'heading' }}>
            Keyboard shortcuts
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 36,
              height: 36,
              border: 0,
              borderRadius: 2,
              bg: 'transparent',
              color: 'text',
              cursor: 'pointer',
              '&:hover': { bg: 'surface' },
            }}
          >
            <Icon node={X} size={18} />
          </button>
        </div>
        <dl
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 4,
            rowGap: '12px',
            my: 4,
            fontSize: 1,
          }}
        >
          {shortcuts().map(({ keys, meaning }) => (
            <div key={meaning} sx={{ display: 'contents' }}>
              <dt>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' '}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </dt>
              <dd sx={{ m: 0 }}>{meaning}</dd>
            </div>
          ))}
        </dl>
        <SingleKeySwitch />
      </div>
    </dialog>
  )
}

function SingleKeySwitch() {
  const [on, setOn] = useState(singleKeysAreOn)
  const turn = (next: boolean) => {
    turnSingleKeys(next)
    setOn(next)
  }
  return (
    <label sx={{ display: 'flex', gap: 2, alignItems: 'baseline', color: 'muted', fontSize: 1 }}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => turn(target.checked)}
        sx={{ accentColor: 'var(--theme-ui-colors-accent)' }}
      />
      Single keys open what is listed here
    </label>
  )
}
