import type { ReactNode } from 'react'

/** An ordered list drawn as the steps of a procedure. */
export function Steps({ children }: { children?: ReactNode }) {
  return (
    <div
      className="steps"
      sx={{
        maxWidth: 'column',
        '& > ol': { listStyle: 'none', counterReset: 'step', p: 0 },
        '& > ol > li': {
          position: 'relative',
          paddingInlineStart: 5,
          pb: 4,
          counterIncrement: 'step',
          minHeight: 36,
        },
        '& > ol > li ~ li': { mt: 0 },
        '& > ol > li::before': {
          content: 'counter(step)',
          position: 'absolute',
          insetInlineStart: 0,
          width: 28,
          height: 28,
          borderRadius: '50%',
          bg: 'accentSoft',
          color: 'accent',
          fontSize: 1,
          fontWeight: 'bold',
          lineHeight: '28px',
          textAlign: 'center',
        },
        '& > ol > li:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '14px',
          top: 36,
          bottom: '8px',
          borderInlineStart: '1px solid',
          borderColor: 'border',
        },
      }}
    >
      {children}
    </div>
  )
}
