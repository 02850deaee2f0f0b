import type { ReactNode } from 'react'
import { Badge } from '../content/Badge'
import { Coded } from './Coded'
import { fieldStyle } from './styles'

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface LabeledProps {
  id: string
  /** Names of members are code, as everywhere. */
  label: ReactNode
  required?: boolean
  /** Code in it and in the two below stands between backticks. */
  hint?: string
  error?: string | undefined
  /** What may go wrong on the way, although the value is right. */
  warning?: string | undefined
  /** Draws the control. */
  children: (props: ControlProps) => ReactNode
}

/** A control with its label, what is said of it, and what is wrong with it. */
export function Labeled({ id, label, required, hint, error, warning, children }: LabeledProps) {
  const told = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`]
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
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="error">
          <Coded>{error}</Coded>
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="warning">
          <Coded>{warning}</Coded>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`}>
          <Coded>{hint}</Coded>
        </p>
      )}
    </div>
  )
}
