import { mirrored } from '../../gatsby-plugin-theme-ui/direction'

/** A region with its points, and one point outside of it: the picture of the page that is not there. */
export function LostPoint() {
  return (
    <svg
      viewBox="0 0 200 80"
      width="200"
      height="80"
      aria-hidden="true"
      sx={{ ...mirrored, display: 'block', maxWidth: '100%', color: 'accent', mb: 4 }}
    >
      <path
        d="M18 44C14 18 46 4 72 12c28 8 40 28 28 46-10 16-38 14-56 10-14-3-24-8-26-24Z"
        fill="currentColor"
        fillOpacity="0.14"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <g fill="currentColor">
        <circle cx="40" cy="44" r="5" />
        <circle cx="66" cy="28" r="5" />
        <circle cx="82" cy="52" r="5" />
        <circle cx="168" cy="34" r="5" fillOpacity="0.6" />
      </g>
      <path
        d="M104 44Q132 52 156 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 6"
      />
    </svg>
  )
}
