import { mark, regionPaths } from '../../site/mark'

/** The site's mark in the colour of the text around it. It stands beside the site's name, so it says nothing itself. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${mark.box} ${mark.box}`}
      fill="currentColor"
      aria-hidden="true"
      sx={{ flex: 'none', display: 'block' }}
    >
      {regionPaths.map((path) => (
        <path key={path} d={path} fillOpacity={mark.tint} />
      ))}
      {mark.points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={mark.pointRadius} />
      ))}
    </svg>
  )
}
