interface PowerProps {
  base: string | number
  to: number
  /** What follows on the line. */
  rest?: string
}

/** A power within a label. Its exponent is not one of the raised digits of fonts, which are too small on a phone; how large it is, the picture's frame says. */
export const Power = ({ base, to, rest }: PowerProps) => (
  <>
    {base}
    <tspan dy="-0.42em">
      <tspan>{to}</tspan>
    </tspan>
    <tspan dy="0.42em">{rest ?? ''}</tspan>
  </>
)
