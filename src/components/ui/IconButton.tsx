import type { ComponentProps, CSSProperties } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'ref'> {
  /** What it does, in words. */
  label: string
  /** Edge in pixels, at the browser's usual size of letters. */
  size?: number
}

/** A button that shows an icon only. */
export const IconButton = ({ label, size = 40, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    style={{ '--size': `${size / 16}rem` } as CSSProperties}
    sx={{ variant: 'buttons.icon' }}
    {...rest}
  >
    {children}
  </button>
)
