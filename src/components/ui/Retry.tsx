import type { ReactNode } from 'react'

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
    <div sx={{ variant: 'cards.notice', bg: 'danger.background', color: 'text' }}>
      <strong sx={{ color: 'danger.text' }}>{children}</strong>{' '}
      <button type="button" onClick={onRetry} sx={{ variant: 'buttons.small', marginInlineStart: 2 }}>
        {WORDS.common.retry}
      </button>
      {reason && (
        <div sx={{ mt: 1, color: 'muted', fontSize: 0, overflowWrap: 'anywhere' }}>{reason.message}</div>
      )}
    </div>
  )
}
