import { useEffect, useState } from 'react'

/** How long the button says that it has copied, in milliseconds. */
const confirmationTime = 1000

/** Copies a text to the clipboard and says so; says, too, when the browser does not let it. */
export function CopyButton({ text }: { text: () => string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), confirmationTime)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text()) // there is no clipboard where a page comes without HTTPS
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const label = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' }[state]
  return (
    <button
      type="button"
      aria-label={state === 'idle' ? 'Copy code to clipboard' : label}
      onClick={() => void copy()}
      sx={{
        position: 'absolute',
        insetBlockStart: 1,
        insetInlineEnd: 1,
        px: 2,
        py: 1,
        minHeight: 24,
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 1,
        bg: 'background',
        color: 'muted',
        font: 'inherit',
        fontSize: 0,
        cursor: 'pointer',
        '&:hover': { color: 'heading' },
        '@media (hover: hover)': {
          opacity: 0,
          'figure:hover > &, figure:focus-within > &': { opacity: 1 },
        },
        '@media print, (scripting: none)': { display: 'none' },
      }}
    >
      <span aria-live="polite">{label}</span>
    </button>
  )
}
