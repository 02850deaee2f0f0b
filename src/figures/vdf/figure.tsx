import { Arrow, Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { modulus, run } from './model'

interface State {
  x: number
  steps: number
}

/** Above, the squarings one after another; below, the check that needs a handful of multiplications. */
function Picture({ state: { x, steps } }: { state: State }) {
  const { chain, y, prime, remainder, proof, parts, cost } = run(x, steps)
  const shown = chain.slice(0, 4)
  const stepX = 72
  return (
    <Drawing height={318}>
      <Label x={0} y={12} anchor="start" bold>
        Evaluate: {cost.evaluate} squarings, one after another
      </Label>
      {shown.map((value, index) => (
        <g key={index}>
          <Box x={index * stepX} y={30} width={48} mono tone={index ? 'plain' : 'accent'}>
            {value}
          </Box>
          <Label x={index * stepX + 24} y={74} size="small" tone="faint">
            {['x', 'x²', 'x⁴', 'x⁸'][index]}
          </Label>
          <Arrow from={[index * stepX + 49, 45]} to={[index * stepX + 70, 45]} />
        </g>
      ))}
      <Label x={300} y={45} bold>
        …
      </Label>
      <Box x={312} y={30} width={48} mono tone="good">
        {y}
      </Box>
      <Label x={336} y={74} size="small" tone="faint">
        y
      </Label>
      <Label x={0} y={112} anchor="start" bold>
        Prove: one number goes along with y
      </Label>
      <Box x={0} y={130} width={150} tone="other">
        {`challenge: prime ${prime}`}
      </Box>
      <Arrow from={[151, 145]} to={[184, 145]} tone="other" />
      <Box x={186} y={130} width={174} tone="other">
        {`proof π = ${proof}`}
      </Box>
      <Label x={0} y={174} size="small" anchor="start" tone="faint">
        {`2${raised(steps)} = ${prime} × q + ${remainder}, and π is x to the power of q`}
      </Label>
      <Label x={0} y={212} anchor="start" bold>
        Verify: {cost.verify} multiplications
      </Label>
      <Box x={0} y={230} width={104} tone="other" mono>
        {`π${raised(prime)} = ${parts[0]}`}
      </Box>
      <Label x={115} y={245}>
        ×
      </Label>
      <Box x={126} y={230} width={104} tone="accent" mono>
        {`x${raised(remainder)} = ${parts[1]}`}
      </Box>
      <Label x={243} y={245}>
        =
      </Label>
      <Box x={256} y={230} width={104} tone="good" mono>
        {`${(parts[0] * parts[1]) % modulus} = y`}
      </Box>
      <Label x={0} y={284} size="small" anchor="start" tone="faint">
        {`All numbers are remainders after division by ${modulus}.`}
      </Label>
    </Drawing>
  )
}

/** A number as an exponent. */
const raised = (value: number) => [...String(value)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')

const describe = ({ x, steps }: State): string => {
  const { y, prime, proof, parts, cost } = run(x, steps)
  return (
    `Evaluating squares x = ${x} ${steps} times in a row, modulo ${modulus}, and arrives at y = ${y}. ` +
    `For the challenge prime ${prime} the prover adds the proof ${proof}. Verifying takes ${cost.verify} ` +
    `multiplications: ${parts[0]} times ${parts[1]} is ${y} modulo ${modulus}, which is y.`
  )
}

export const figure = defineFigure<State>({ initial: { x: 3, steps: 64 }, Picture, describe })
