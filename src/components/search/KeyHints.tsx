import { memo } from 'react'
import { Kbd } from '../ui/Kbd'

const hints: [string[], string][] = [
  [['↑', '↓'], WORDS.search.hints.choose],
  [[WORDS.common.keys.enter], WORDS.search.hints.open],
  [[WORDS.common.keys.control, WORDS.common.keys.enter], WORDS.search.hints.newTab],
  [[WORDS.common.keys.escape], WORDS.search.hints.close],
]

/** What the keyboard does in the search. Phones have none. Typing leaves it as it is. */
export const KeyHints = memo(function KeyHints() {
  return (
    <div
      aria-hidden="true"
      sx={{
        flex: 'none',
        display: ['none', 'flex'],
        gap: 3,
        px: 3,
        py: 2,
        borderTop: '1px solid',
        borderColor: 'border',
        color: 'muted',
        fontSize: 0,
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {hints.map(([keys, meaning]) => (
        <span key={keys.join()}>
          {keys.map((key) => (
            <span key={key} sx={{ marginInlineEnd: 1 }}>
              <Kbd>{key}</Kbd>
            </span>
          ))}
          {meaning}
        </span>
      ))}
    </div>
  )
})
