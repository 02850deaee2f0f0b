import { Check, Copy, X } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../Icon'

/** How long the button says that it has copied, in milliseconds. */
const confirmationTime = 1000

const looks = {
  idle: { label: 'Copy', icon: Copy },
  copied: { label: 'Copied', icon: Check },
  failed: { label: 'Not copied', icon: X },
} as const

/** Copies a text to the clipboard and says so; says, too, when the browser does not let it. */
export function CopyButton({ text }: { text: () => string }) {
  const [state, setState] = useState<keyof typeof looks>('idle')
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
  const { label, icon } = looks[state]
  return (
    <button
      type="button"
      aria-label={state === 'idle' ? 'Copy code to clipboard' : label}
      onClick={() => void copy()}
      sx={{
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineEnd: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        minHeight: 28,
        border: 0,
        borderRadius: 2,
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
      <Icon node={icon} size={14} />
      <span aria-live="polite">{label}</span>
    </button>
  )
}
