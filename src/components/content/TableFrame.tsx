import type { ComponentProps } from 'react'
import { stopWhileScrolling } from '../../browser/scroll-stops'

/**
 * A table that scrolls in itself where it is too wide, fades there where it goes on, and can then be reached by keyboard.
 * It has the name that the build gives it (`node/page/tables.ts`).
 */
export function TableFrame(table: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label={table['aria-label']}
      ref={stopWhileScrolling}
      sx={{
        maxWidth: 'column',
        overflowX: 'auto',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 3,
        '&[tabindex]': {
          // At the end of the table this is what fades, and no text.
          paddingInlineEnd: 4,
          maskImage: 'linear-gradient(calc(var(--dir) * -90deg), transparent, #000 1.5rem)',
        },
        '&:focus-visible': { maskImage: 'none' },
        // Paper doesn't scroll.
        '@media print': {
          overflow: 'visible',
          maskImage: 'none !important',
          'th, td': { overflowWrap: 'anywhere' },
        },
      }}
    >
      <table {...table} />
    </div>
  )
}
