import { glyphPaths, glyphPoint, glyphs } from '../../site/glyphs'
import { mark } from '../../site/mark'

/** A section's drawing, of the mark's hand. Decoration: the section's name stands beside it. */
export function SectionGlyph({ section }: { section: string }) {
  const glyph = glyphs[section]
  if (!glyph) return null
  return (
    <svg
      width={40}
      height={40}
      viewBox={`0 0 ${mark.box} ${mark.box}`}
      fill="currentColor"
      aria-hidden="true"
      sx={{ display: 'block', color: 'accent', mb: 2, marginInlineStart: '-4px' }}
    >
      {glyphPaths(glyph).map((path) => (
        <path key={path} d={path} fillOpacity={mark.tint} />
      ))}
      {glyph.points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={glyphPoint} />
      ))}
    </svg>
  )
}
