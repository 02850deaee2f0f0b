import type { MouseEvent } from 'react'
import { focusBriefly, startRegionId } from '../../browser/arrival'

/** The id of the page's main region. No heading gets one like it. */
export const mainId = '__main'

/** Moves the keyboard past the navigation, to the page itself. */
export function SkipLink() {
  const focusMain = (event: MouseEvent) => {
    const main = document.getElementById(mainId)
    if (!main) return
    event.preventDefault()
    focusBriefly(main)
    main.scrollIntoView()
  }
  return (
    <div
      id={startRegionId}
      role="region"
      aria-label={WORDS.site.skipToContent}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <a
        href={`#${mainId}`}
        onClick={focusMain}
        sx={{
          position: 'fixed',
          top: 3,
          insetInlineStart: '100%',
          zIndex: 'skipLink',
          px: 3,
          py: 2,
          bg: 'background',
          color: 'accent',
          border: '1px solid',
          borderRadius: 1,
          '&:focus': { insetInlineStart: 3 },
          '@media print': { display: 'none' },
        }}
      >
        {WORDS.site.skipToContent}
      </a>
    </div>
  )
}
