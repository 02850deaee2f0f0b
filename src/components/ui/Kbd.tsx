import type { ReactNode } from 'react'

/** A key of the keyboard. */
export function Kbd({ children }: { children?: ReactNode }) {
  return (
    <kbd
      sx={{
        border: '1px solid',
        borderBottomWidth: 2,
        borderColor: 'control',
        borderRadius: 1,
        px: 1,
        bg: 'surface',
      }}
    >
      {children}
    </kbd>
  )
}
