import { X } from '../ui/icons'
import { useState } from 'react'
import { singleKeysAreOn, turnSingleKeys } from '../../browser/keys'
import { Kbd } from '../ui/Kbd'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Modal } from '../ui/Modal'
import { shortcuts } from './shortcuts'

/** The list of keyboard shortcuts, and the switch for those of a single key. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      sx={{ width: 'min(30rem, 100vw - 2rem)', borderRadius: 3 }}
    >
      <div sx={{ p: 4 }}>
        <div sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <h2 id="shortcuts-title" sx={{ m: 0, fontSize: 3, color: 'heading' }}>
            {WORDS.shortcuts.title}
          </h2>
          <IconButton label={WORDS.common.close} onClick={onClose}>
            <Icon node={X} size={18} />
          </IconButton>
        </div>
        <dl
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 4,
            rowGap: 'snug',
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
    </Modal>
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
        sx={{ m: 0, accentColor: 'accent' }}
      />
      {WORDS.shortcuts.singleKeys}
    </label>
  )
}
