import type { ComponentProps } from 'react'
import { stopWhileScrolling } from '../../browser/scroll-stops'

/**
 * A table that scrolls in itself, its head staying in sight, and can then be reached by keyboard. It has the name that
 * the build gives it (`node/page/tables.ts`).
 */
export function TableFrame(table: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label={table['aria-label']}
      ref={stopWhileScrolling}
      sx={{
        maxWidth: 'column',
        maxHeight: 'calc(100vh - var(--navbar-height) - 3rem)',
        overflow: 'auto',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 3,
        // Paper doesn't scroll.
        '@media print': { maxHeight: 'none', overflow: 'visible', 'th, td': { overflowWrap: 'anywhere' } },
      }}
    >
      <table {...table} />
    </div>
  )
}
