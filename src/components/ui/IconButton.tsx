import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'ref'> {
  /** What it does, in words. */
  label: string
  /** Edge in pixels. */
  size?: number
}

/** A button that shows an icon only. */
export const IconButton = ({ label, size = 40, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    style={{ width: size, height: size }}
    sx={{ variant: 'buttons.icon' }}
    {...rest}
  >
    {children}
  </button>
)
