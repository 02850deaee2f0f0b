import { Arrow, Box, Drawing, Label } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { combine, generator, order, partOf, power, prime, shareOf } from './model'

interface State {
  /** The two holders that act. */
  holders: readonly [number, number]
}

const key = 9
const slope = 5
const owners = ['your sidecar', 'the network', 'a recovery copy']
const pairs = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const

/** Three holders with their shares; two of them compute parts, and the parts give what the key would give. */
function Picture({ state: { holders } }: { state: State }) {
  const parts = holders.map((holder) => partOf(generator, shareOf(key, slope, holder), holder, holders))
  return (
    <Drawing height={306}>
      {owners.map((owner, index) => {
        const acts = holders.includes(index + 1)
        const part = parts[holders.indexOf(index + 1)]
        return (
          <g key={owner}>
            <Label x={0} y={28 + index * 54} anchor="start" size="small" tone={acts ? 'plain' : 'faint'}>
              {owner}
            </Label>
            <Box x={104} y={13 + index * 54} width={92} tone={acts ? 'other' : 'faint'} dashed={!acts} mono>
              {`share ${shareOf(key, slope, index + 1)}`}
            </Box>
            {acts && (
              <>
                <Arrow from={[198, 28 + index * 54]} to={[232, 28 + index * 54]} tone="other" />
                <Box x={234} y={13 + index * 54} width={126} tone="accent" mono>
                  {`part ${part}`}
                </Box>
              </>
            )}
          </g>
        )
      })}
      <Arrow from={[297, 160]} to={[297, 194]} tone="accent" />
      <Box x={172} y={196} width={188} tone="good" mono>
        {`${parts.join(' × ')} = ${combine(parts)} mod ${prime}`}
      </Box>
      <Label x={0} y={250} anchor="start" size="small">
        {`g to the power of the key is ${power(generator, key)}, too.`}
      </Label>
      <Label x={0} y={272} anchor="start" size="small" tone="faint">
        {`Shares count modulo ${order}, parts modulo ${prime}.`}
      </Label>
      <Label x={0} y={294} anchor="start" size="small" tone="faint">
        The key itself is nowhere in the picture.
      </Label>
    </Drawing>
  )
}

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <Field label="Who acts">
    <select
      value={state.holders.join()}
      onChange={({ target }) =>
        onChange({ holders: pairs.find((pair) => pair.join() === target.value) ?? pairs[0] })
      }
    >
      {pairs.map((pair) => (
        <option key={pair.join()} value={pair.join()}>
          {pair.map((holder) => owners[holder - 1]).join(' and ')}
        </option>
      ))}
    </select>
  </Field>
)

function describe({ holders }: State): string {
  const parts = holders.map((holder) => partOf(generator, shareOf(key, slope, holder), holder, holders))
  const names = holders.map((holder) => owners[holder - 1]).join(' and ')
  return `Three parties hold shares ${[1, 2, 3].map((holder) => shareOf(key, slope, holder)).join(', ')}, points of a line modulo ${order}. Here ${names} act: each computes a part with its own share, ${parts.join(' and ')}, and the parts multiply to ${combine(parts)} modulo ${prime}, which is what the key would give. No party sees the key.`
}

export const figure = defineFigure<State>({ initial: { holders: [1, 2] }, Picture, Controls, describe })
