import { Check, Copy, X } from '../ui/icons'
import { copyOutcomes, useCopy } from '../../hooks/use-copy'
import { Icon } from '../ui/Icon'

const icons = { idle: Copy, copied: Check, failed: X } as const

interface CopyButtonProps {
  /** What is copied, or the promise of it. */
  text: () => string | Promise<string>
  /** What it says. */
  label?: string
  /** What assistive technology calls it. */
  name?: string
}

/** Copies a text to the clipboard and says so; says, too, when the browser does not let it. The one look of all such buttons. */
export function CopyButton({
  text,
  label = WORDS.content.copy,
  name = WORDS.content.copyCode,
}: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const outcome = state === 'idle' ? undefined : copyOutcomes[state]
  return (
    <button
      type="button"
      aria-label={outcome ?? name}
      onClick={() => void copy()}
      sx={{ variant: 'buttons.code' }}
    >
      <Icon node={icons[state]} size={14} />
      <span>{outcome ?? label}</span>
    </button>
  )
}
