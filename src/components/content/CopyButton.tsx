import { Check, Copy, X } from '../ui/icons'
import { copyOutcomes, useCopy } from '../../hooks/use-copy'
import { Icon } from '../ui/Icon'

const looks = {
  idle: { label: WORDS.content.copy, icon: Copy },
  copied: { label: copyOutcomes.copied, icon: Check },
  failed: { label: copyOutcomes.failed, icon: X },
} as const

/** Copies a text to the clipboard and says so; says, too, when the browser does not let it. */
export function CopyButton({ text }: { text: () => string }) {
  const { state, copy } = useCopy(text)
  const { label, icon } = looks[state]
  return (
    <button
      type="button"
      aria-label={state === 'idle' ? WORDS.content.copyCode : label}
      onClick={() => void copy()}
      sx={{ variant: 'buttons.code' }}
    >
      <Icon node={icon} size={14} />
      <span>{label}</span>
    </button>
  )
}
