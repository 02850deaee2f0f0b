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
    sx={{
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      p: 0,
      border: 0,
      borderRadius: 2,
      bg: 'transparent',
      color: 'text',
      cursor: 'pointer',
      '&:hover': { color: 'accent', bg: 'surface' },
      '@media print, (scripting: none)': { display: 'none' },
    }}
    {...rest}
  >
    {children}
  </button>
)
