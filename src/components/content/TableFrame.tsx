import type { ComponentProps } from 'react'

/** A table that scrolls in itself, its head staying in sight, and can then be reached by keyboard. */
export function TableFrame(props: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label="Table"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
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
      <table {...props} />
    </div>
  )
}
