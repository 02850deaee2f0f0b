import { Box, Cells, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { bits, mayHaveHeld, mint, positions, transferFrom } from './model'

interface State {
  /** Who has held the coin, in this order. */
  holders: readonly string[]
}

const path = ['Alice', 'Bob', 'Mallory', 'Carol']
const listed = 'Mallory'

const coinOf = (holders: readonly string[]) => holders.reduce(transferFrom, mint(10))

/** The coin's filter, what the last holder added, and the check of an account on a list. */
function Picture({ state: { holders } }: { state: State }) {
  const { filter } = coinOf(holders)
  const last = holders.at(-1)
  const added = last ? positions(last) : []
  const suspected = mayHaveHeld(coinOf(holders), listed)
  return (
    <Drawing height={196}>
      <Label x={0} y={12} anchor="start" bold>
        A coin of 10
      </Label>
      <Label x={360} y={12} anchor="end" size="small" tone="faint">
        {holders.length ? `held by ${holders.join(', ')}` : 'new'}
      </Label>
      <Cells
        x={0}
        y={32}
        width={360}
        values={Array.from({ length: bits }, (_, bit) => (filter.has(bit) ? 1 : 0))}
        tone={(bit) => (added.includes(bit) ? 'accent' : filter.has(bit) ? 'other' : 'plain')}
      />
      <Label x={0} y={74} anchor="start" size="small" tone="faint">
        {last ? `${last} set the bits ${added.join(' and ')}` : 'no bit is set yet'}
      </Label>
      <Label x={0} y={116} anchor="start" bold>
        {`Was ${listed} among them?`}
      </Label>
      <Box x={0} y={134} width={360} tone={suspected ? 'doubt' : 'good'}>
        {suspected
          ? `bits ${positions(listed).join(' and ')} are set: possibly`
          : 'a bit is missing: certainly not'}
      </Box>
    </Drawing>
  )
}

function describe({ holders }: State): string {
  const coin = coinOf(holders)
  const set = [...coin.filter].sort((a, b) => a - b).join(', ') || 'none'
  const verdict = mayHaveHeld(coin, listed)
    ? `All bits of ${listed} are set, so the coin may have been in that account.`
    : `Not all bits of ${listed} are set, so the coin was certainly not in that account.`
  return `The coin has passed through ${holders.join(', ') || 'no account'}. Bits set in its filter of ${bits}: ${set}. ${verdict}`
}

export const figure = defineFigure<State>({
  initial: { holders: path },
  start: { holders: [] },
  step: ({ holders }) =>
    holders.length < path.length ? { holders: path.slice(0, holders.length + 1) } : null,
  Picture,
  describe,
})
