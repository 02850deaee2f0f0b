import { ArrowUp } from '../ui/icons'
import { useBackToTop } from './use-back-to-top'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

/** A button that leads back to the top of a long page. It stands in the bar, where it covers no text. */
export function BackToTop() {
  const { shown, goUp } = useBackToTop()
  if (!shown) return null
  return (
    <IconButton label={WORDS.site.backToTop} onClick={goUp}>
      <Icon node={ArrowUp} size={20} />
    </IconButton>
  )
}
