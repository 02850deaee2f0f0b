import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { combine, generator, order, partOf, power, prime, shareOf } from './model'

interface State {
  /** The holders that act. */
  holders: readonly number[]
}

const key = 9
const slope = 5
const owners = ['your sidecar', 'the network', 'a recovery copy']
const secret = power(generator, key)

/** The holders after one of them was asked to act, or to stop. */
const toggle = (holders: readonly number[], holder: number) =>
  holders.includes(holder) ? holders.filter((other) => other !== holder) : [...holders, holder].sort()

const partsOf = (holders: readonly number[]) =>
  holders.map((holder) => partOf(generator, shareOf(key, slope, holder), holder, holders))

/** Three holders with their shares; those that act compute parts, and from two on the parts give what the key would give. */
function Picture({ state: { holders } }: { state: State }) {
  const parts = partsOf(holders)
  const result = combine(parts)
  const isRight = result === secret
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
            <Touch label={`${owner} acts`} pressed={acts} to={{ holders: toggle(holders, index + 1) }}>
              <Box x={114} y={13 + index * 54} width={92} tone={acts ? 'other' : 'faint'} dashed={!acts} mono>
                {`share ${shareOf(key, slope, index + 1)}`}
              </Box>
            </Touch>
            {acts && (
              <>
                <Arrow from={[208, 28 + index * 54]} to={[236, 28 + index * 54]} tone="other" />
                <Box x={238} y={13 + index * 54} width={122} tone="accent" mono>
                  {`part ${part}`}
                </Box>
              </>
            )}
          </g>
        )
      })}
      <Arrow from={[299, 160]} to={[299, 194]} tone="accent" />
      <Box x={132} y={196} width={228} tone={!parts.length ? 'faint' : isRight ? 'good' : 'doubt'} mono>
        {parts.length
          ? `${parts.join(' × ')}${parts.length > 1 ? ` = ${result}` : ''} mod ${prime}`
          : 'nothing yet'}
      </Box>
      <Label x={0} y={250} anchor="start" size="small">
        {isRight
          ? `g to the power of the key is ${secret}, too.`
          : `g to the power of the key is ${secret}: two have to act.`}
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

export function describe({ holders }: State): string {
  const parts = partsOf(holders)
  const names = holders.map((holder) => owners[holder - 1]).join(' and ')
  const shares = `Three parties hold shares ${[1, 2, 3].map((holder) => shareOf(key, slope, holder)).join(', ')}, points of a line modulo ${order}. `
  if (!parts.length) return `${shares}Nobody acts yet. The key would give ${secret} modulo ${prime}.`
  if (parts.length === 1)
    return `${shares}Here ${names} acts alone and computes ${parts[0]}. The key would give ${secret} modulo ${prime}, and any other key could, too: one share says nothing.`
  return `${shares}Here ${names} act: each computes a part with its own share, ${parts.join(' and ')}, and the parts multiply to ${combine(parts)} modulo ${prime}, which is what the key would give. No party sees the key.`
}

/** Who acts, step by step: one, each of the pairs, all. */
const groups = [[1], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

export const figure = defineFigure<State>({
  initial: { holders: [1, 2] },
  start: { holders: [1] },
  step: ({ holders }) => {
    const next = groups[groups.findIndex((group) => group.join() === holders.join()) + 1]
    return next ? { holders: next } : null
  },
  hint: 'Press a share to let its holder act, or stop. One is not enough.',
  Picture,
  describe,
})
