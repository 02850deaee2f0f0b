import { stroke, tones, type Tone } from './tokens'

interface ArrowProps {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  tone?: Tone
  strong?: boolean
  dashed?: boolean
}

/** Length and half width of the head. */
const head = { length: 8, half: 4 }

/** A straight arrow. The head is drawn with the line, so that no ids are needed that could clash on a page. */
export function Arrow({ from, to, tone = 'plain', strong, dashed }: ArrowProps) {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [bx, by] = [x2 - ux * head.length, y2 - uy * head.length]
  const corner = (side: 1 | -1) => `${round(bx - side * uy * head.half)} ${round(by + side * ux * head.half)}`
  return (
    <g>
      <path
        d={`M${round(x1)} ${round(y1)}L${round(bx)} ${round(by)}`}
        stroke={tones[tone].stroke}
        strokeWidth={strong ? stroke.strong : stroke.line}
        {...(dashed && { strokeDasharray: '4 3' })}
      />
      <path d={`M${round(x2)} ${round(y2)}L${corner(1)}L${corner(-1)}Z`} fill={tones[tone].stroke} />
    </g>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
