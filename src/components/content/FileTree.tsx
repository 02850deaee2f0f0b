import type { ReactNode } from 'react'

/** A nested list drawn as a tree of files and folders. */
export function FileTree({ children }: { children?: ReactNode }) {
  return (
    <div
      sx={{
        maxWidth: 'column',
        borderRadius: 3,
        bg: 'surface',
        p: 3,
        fontFamily: 'monospace',
        fontSize: 1,
        overflowX: 'auto',
        ul: { listStyle: 'none', pl: 3, my: 0 },
        '& > ul': { pl: 0 },
        'li ul': { borderInlineStart: '1px solid', borderColor: 'border' },
      }}
    >
      {children}
    </div>
  )
}
