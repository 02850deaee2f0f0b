import type { ReactNode } from 'react'

/** A form control of a figure with its label. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    <span>{label}</span>
    {children}
  </label>
)
