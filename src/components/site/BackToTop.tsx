import { ArrowUp } from '../ui/icons'
import { useBackToTop } from './use-back-to-top'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

/** A button that leads back to the top of a long page. */
export function BackToTop() {
  const { shown, goUp } = useBackToTop()
  if (!shown) return null
  return (
    <IconButton
      label={WORDS.site.backToTop}
      size={44}
      onClick={goUp}
      sx={{
        position: 'fixed',
        insetBlockEnd: 4,
        insetInlineEnd: [3, 4],
        zIndex: 'navbar',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 4,
        bg: 'background',
        boxShadow: 'raised',
      }}
    >
      <Icon node={ArrowUp} size={20} />
    </IconButton>
  )
}
