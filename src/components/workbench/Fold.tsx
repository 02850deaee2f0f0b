import type { ReactNode } from 'react'
import { useKeptOpen } from '../../hooks/use-kept-state'
import { foldStyle } from './styles'

/** A part of the form that few need, folded as all that unfolds; it stays as a reader leaves it. @param name tells it from others of the site */
export function Fold({ name, summary, children }: { name: string; summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useKeptOpen(name, false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} sx={foldStyle}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
