import type { ComponentProps } from 'react'
import { stopWhileScrolling } from '../../browser/scroll-stops'

/**
 * A table that scrolls in itself where it is too wide, fades there where it goes on, and can then be reached by keyboard.
 * It has the name that the build gives it (`node/page/tables.ts`), and looks as table-styles.ts says.
 */
export function TableFrame(table: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label={table['aria-label']} ref={stopWhileScrolling} className="table">
      <table {...table} />
    </div>
  )
}
