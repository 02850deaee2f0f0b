import type { ReactNode } from 'react'
import { codeFontClass } from '../../shared/code-font'

/** A nested list drawn as a tree of files and folders (file-tree-styles.ts). */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={`${codeFontClass} file-tree`}>{children}</div>
}
