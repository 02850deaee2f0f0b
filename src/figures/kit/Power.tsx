interface PowerProps {
  base: string | number
  to: number
  /** What follows on the line. */
  rest?: string
}

/** A power within a label. Its exponent is as large as the other letters: the raised digits of fonts are too small on a phone. */
export const Power = ({ base, to, rest }: PowerProps) => (
  <>
    {base}
    <tspan dy="-0.42em">{to}</tspan>
    <tspan dy="0.42em">{rest ?? ''}</tspan>
  </>
)
