import type { ReactNode } from 'react'
import { smallButton } from './small-button'

interface RetryProps {
  /** Why it did not work, for those who want to know. */
  reason?: Error
  onRetry: () => void
  /** What did not work. */
  children: ReactNode
}

/** Says what did not work, and offers to try again. */
export function Retry({ reason, onRetry, children }: RetryProps) {
  return (
    <div sx={{ px: 3, py: '12px', borderRadius: 3, bg: 'danger.background', color: 'text', fontSize: 1 }}>
      <strong sx={{ color: 'danger.text' }}>{children}</strong>{' '}
      <button type="button" onClick={onRetry} sx={{ ml: 2, ...smallButton }}>
        Retry
      </button>
      {reason && (
        <div sx={{ mt: 1, color: 'muted', fontSize: 0, overflowWrap: 'anywhere' }}>{reason.message}</div>
      )}
    </div>
  )
}
