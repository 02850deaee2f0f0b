import { mirrored } from '../../gatsby-plugin-theme-ui/direction'

/** The page that is not there: a point outside of the region that it was looked for in. Beside it, or on a phone above it. */
export const LostPoint = () => (
  <svg
    viewBox="0 0 96 40"
    width="96"
    height="40"
    aria-hidden="true"
    sx={{
      ...mirrored,
      position: 'absolute',
      insetInlineStart: ['50%', '-97px'],
      top: ['-68px', '42%'],
      transform: ['rotate(90deg)', 'none'],
    }}
  >
    <path
      d="M95 26Q58 40 27 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeDasharray="0.1 7"
      sx={{ color: 'accent' }}
    />
    <circle cx="12" cy="9" r="6" fill="currentColor" sx={{ color: 'control' }} />
  </svg>
)
