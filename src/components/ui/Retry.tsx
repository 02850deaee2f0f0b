import type { ReactNode } from 'react'

interface RetryProps {
  /** What else a reader can do. */
  advice?: string
  onRetry: () => void
  /** What did not work. */
  children: ReactNode
}

/** Says what did not work, and offers to try again. */
export function Retry({ advice, onRetry, children }: RetryProps) {
  return (
    <div sx={{ variant: 'cards.notice', bg: 'danger.background', color: 'text' }}>
      {/* Where the button goes on in the next line, it begins where that does. */}
      <span sx={{ marginInlineEnd: 2 }}>
        <strong sx={{ color: 'danger.text' }}>{children}</strong> {advice}
      </span>{' '}
      <button type="button" onClick={onRetry} sx={{ variant: 'buttons.small' }}>
        {WORDS.common.retry}
      </button>
    </div>
  )
}
