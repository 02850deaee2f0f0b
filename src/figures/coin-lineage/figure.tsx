import { Box, Cells, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { bits, mayHaveHeld, mint, positions, transferFrom } from './model'

interface State {
  /** Who has held the coin, in this order. */
  holders: readonly string[]
}

const accounts = ['Alice', 'Bob', 'Carol', 'Dave', 'Mallory']
/** What Step goes through. Mallory never holds the coin, and at the end all of Mallory's bits are set. */
const path = ['Alice', 'Bob', 'Carol', 'Dave']
const listed = 'Mallory'

const coinOf = (holders: readonly string[]) => holders.reduce(transferFrom, mint(10))

/** The accounts with their bits, the coin's filter, and the check of an account on a list. */
function Picture({ state: { holders } }: { state: State }) {
  const { filter } = coinOf(holders)
  const last = holders.at(-1)
  const added = last ? positions(last) : []
  const suspected = mayHaveHeld(coinOf(holders), listed)
  return (
    <Drawing height={284}>
      <Label x={0} y={12} anchor="start" bold>
        Accounts, and the bits that each sets
      </Label>
      {accounts.map((account, index) => (
        <Touch
          key={account}
          label={`${account} holds the coin`}
          pressed={holders.includes(account)}
          to={{ holders: [...holders.filter((name) => name !== account), account] }}
        >
          <Box
            x={index * 73}
            y={28}
            width={68}
            size="small"
            tone={account === last ? 'accent' : holders.includes(account) ? 'other' : 'plain'}
          >
            {account}
          </Box>
          <Label x={index * 73 + 34} y={70} size="small" tone="faint" mono>
            {positions(account).join(', ')}
          </Label>
        </Touch>
      ))}
      <Label x={0} y={104} anchor="start" bold>
        The coin’s filter
      </Label>
      <Cells
        x={0}
        y={120}
        width={360}
        values={Array.from({ length: bits }, (_, bit) => (filter.has(bit) ? 1 : 0))}
        tone={(bit) => (added.includes(bit) ? 'accent' : filter.has(bit) ? 'other' : 'plain')}
      />
      <Label x={0} y={162} anchor="start" size="small" tone="faint">
        {last ? `${last} set the bits ${added.join(' and ')}` : 'No bit is set yet.'}
      </Label>
      <Label x={0} y={200} anchor="start" bold>
        {`Was ${listed} among them?`}
      </Label>
      <Box x={0} y={216} width={360} tone={suspected ? 'doubt' : 'good'}>
        {suspected
          ? `bits ${positions(listed).join(' and ')} are set: possibly`
          : 'a bit is missing: certainly not'}
      </Box>
      <Label x={0} y={266} anchor="start" size="small" tone={suspected ? 'doubt' : 'faint'}>
        {holders.includes(listed)
          ? `The truth: yes, ${listed} held it.`
          : `The truth: no, ${listed} never held it.`}
      </Label>
    </Drawing>
  )
}

function describe({ holders }: State): string {
  const coin = coinOf(holders)
  const set = [...coin.filter].sort((a, b) => a - b).join(', ') || 'none'
  const held = holders.includes(listed)
  const verdict = mayHaveHeld(coin, listed)
    ? `All bits of ${listed} are set, so the coin may have been in that account${held ? ', and it was.' : ', but it never was: others have set the same bits.'}`
    : `Not all bits of ${listed} are set, so the coin was certainly not in that account.`
  return `The coin has passed through ${holders.join(', ') || 'no account'}. Bits set in its filter of ${bits}: ${set}. ${verdict}`
}

export const figure = defineFigure<State>({
  initial: { holders: path },
  start: { holders: [] },
  hint: 'Press an account to pass the coin through it.',
  step: ({ holders }) => {
    const next = path.find((account) => !holders.includes(account))
    return next ? { holders: [...holders, next] } : null
  },
  Picture,
  describe,
})
