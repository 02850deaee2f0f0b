import { TextWrap } from '../ui/icons'
import { Icon } from '../ui/Icon'

/** Wraps the long lines of a listing, or lets them scroll. */
export function WrapButton({ wraps, onToggle }: { wraps: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={WORDS.content.toggleWrap}
      aria-pressed={wraps}
      onClick={onToggle}
      sx={{ variant: 'buttons.code' }}
    >
      <Icon node={TextWrap} size={14} />
    </button>
  )
}
