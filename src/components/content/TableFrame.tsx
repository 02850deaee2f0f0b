import type { ComponentProps } from 'react'

/** A table that scrolls in itself where the screen is narrow, and can then be reached by keyboard. */
export function TableFrame(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div role="group" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <table {...props} />
    </div>
  )
}
