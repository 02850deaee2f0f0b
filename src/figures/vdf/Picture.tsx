import { Arrow, Bar, Box, Drawing, Label, Power, Touch, Track, type Tone } from '../kit'
import { modulus, prove, run } from './model'

export interface State {
  x: number
  /** How many squarings are asked for. */
  steps: number
  /** How many of them are done. */
  done: number
  /** How far what is claimed to be y lies from it; 0 for an honest prover. */
  off: number
}

/** The range of T that a reader may take. */
const fewest = 8
const most = 128
/** Where bars begin, and how long a multiplication is in them. */
const bars = 48
const unit = (360 - bars) / most
const stepX = 72

/** What is claimed to be the result. */
export const claimed = ({ x, steps, off }: State) => (run(x, steps).y + off) % modulus
/** Whether there is something to check. */
export const isClaimed = ({ done, steps, off }: State) => done === steps || off > 0

/** Above, the squarings one after another; below, the check that needs a handful of multiplications; then both to scale. */
export function Picture({ state }: { state: State }) {
  const { x, steps, done, off } = state
  const { chain } = run(x, steps)
  const from = Math.max(0, done - 3)
  const tone: Tone = off ? 'doubt' : 'good'
  return (
    <Drawing height={390}>
      <Label x={0} y={12} anchor="start" bold>
        {`Make y: ${done} of ${steps} squarings done`}
      </Label>
      {chain.slice(from, done + 1).map((value, index) => (
        <g key={from + index}>
          <Box x={index * stepX} y={28} width={48} mono tone={from + index ? 'accent' : 'plain'}>
            {value}
          </Box>
          <Label x={index * stepX + 24} y={70} size="small" tone="faint">
            {from + index || 'x'}
          </Label>
          <Arrow from={[index * stepX + 49, 43]} to={[index * stepX + 70, 43]} />
        </g>
      ))}
      <Touch
        label={off ? 'Claim another false y' : 'Claim a false y'}
        pressed={off > 0}
        to={{ ...state, off: (off + 1) % 6 }}
      >
        <Box
          x={304}
          y={28}
          width={56}
          mono
          tone={isClaimed(state) ? tone : 'faint'}
          dashed={!isClaimed(state)}
        >
          {isClaimed(state) ? claimed(state) : 'y?'}
        </Box>
      </Touch>
      <Label x={332} y={70} size="small" tone={off ? 'doubt' : 'faint'}>
        {off ? 'false y' : 'y'}
      </Label>
      <Label x={0} y={100} anchor="start" size="small">
        {`T = ${steps}`}
      </Label>
      <Track
        label="T, the number of squarings"
        x={120}
        y={100}
        length={240}
        value={steps}
        min={fewest}
        max={most}
        at={(value) => ({ ...state, steps: value, done: 0, off: 0 })}
      />
      <Check state={state} />
      <Label x={0} y={302} anchor="start" bold>
        The work of both, to scale
      </Label>
      <Bar x={bars} y={318} label="make" length={done * unit} whole={steps * unit} tone="accent" />
      <Bar
        x={bars}
        y={342}
        label="check"
        length={isClaimed(state) ? prove(x, claimed(state), steps).cost * unit : 0}
        tone={tone}
      />
      <Label x={0} y={380} size="small" anchor="start" tone="faint">
        {`All numbers are remainders after division by ${modulus}.`}
      </Label>
    </Drawing>
  )
}

/** The proof that goes along with y, and what the verifier makes of it; dashed while there is none. */
function Check({ state }: { state: State }) {
  const { x, steps } = state
  const isThere = isClaimed(state)
  const y = claimed(state)
  const { prime, remainder, proof, parts, valid, cost } = prove(x, y, steps)
  const part = (tone: Tone) => ({ height: 30, tone: isThere ? tone : 'faint', dashed: !isThere }) as const
  return (
    <>
      <Label x={0} y={136} anchor="start" bold>
        Prove: one number goes along with y
      </Label>
      <Box x={0} y={150} width={150} {...part('other')}>
        {isThere ? `challenge: prime ${prime}` : ''}
      </Box>
      <Arrow from={[151, 165]} to={[184, 165]} tone={isThere ? 'other' : 'faint'} />
      <Box x={186} y={150} width={174} {...part('other')}>
        {isThere ? `proof π = ${proof}` : ''}
      </Box>
      <Label x={0} y={198} size="small" anchor="start" tone="faint">
        {isThere && (
          <Power base={2} to={steps} rest={` = ${prime} × q + ${remainder}, and π is x to the power of q`} />
        )}
      </Label>
      <Label x={0} y={224} anchor="start" bold>
        {isThere ? `Check: ${cost} multiplications` : 'Check'}
      </Label>
      <Box x={0} y={238} width={100} {...part('other')} mono>
        {isThere && <Power base="π" to={prime} rest={` = ${parts[0]}`} />}
      </Box>
      <Label x={110} y={253}>
        ×
      </Label>
      <Box x={120} y={238} width={100} {...part('accent')} mono>
        {isThere && <Power base="x" to={remainder} rest={` = ${parts[1]}`} />}
      </Box>
      <Label x={230} y={253}>
        =
      </Label>
      <Box x={240} y={238} width={120} {...part(valid ? 'good' : 'doubt')} mono>
        {isThere ? `${(parts[0] * parts[1]) % modulus} ${valid ? '=' : '≠'} ${y}` : ''}
      </Box>
    </>
  )
}
