import type { ReactNode } from 'react'
import { Badge } from '../content/Badge'
import { fieldStyle } from './styles'

/** What ties a control to its label, its hint and its fault. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface LabeledProps {
  id: string
  label: string
  required?: boolean
  hint?: string
  fault?: string | undefined
  /** What may go wrong on the way, although the value is right. */
  warning?: string | undefined
  /** Draws the control. */
  children: (props: ControlProps) => ReactNode
}

/** A control with its label, what is said of it, and what is wrong with it. */
export function Labeled({ id, label, required, hint, fault, warning, children }: LabeledProps) {
  const told = [hint && `${id}-hint`, fault && `${id}-fault`, warning && `${id}-warning`]
    .filter(Boolean)
    .join(' ')
  return (
    <div sx={fieldStyle}>
      <label htmlFor={id}>
        {label} {required && <Badge tone="danger">{WORDS.workbench.required}</Badge>}
      </label>
      {children({
        id,
        'aria-describedby': told || undefined,
        'aria-invalid': fault ? true : undefined,
        'aria-required': required || undefined,
      })}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="warning">
          {warning}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
