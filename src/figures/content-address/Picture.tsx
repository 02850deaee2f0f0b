import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { addressOf } from './model'

export interface State {
  /** The content is stored twice: in which application on the left, in which on the right. */
  applications: readonly [string, string]
  /** The content as it is stored: encrypted. */
  content: string
  /** What it was before it was changed; null for never. */
  before: string | null
  /** How many of the program's steps are done. */
  done: number
}

const known = ['q_mainnet_token', 'a chat', 'a shop']
const nextOf = (application: string) => known[(known.indexOf(application) + 1) % known.length]!
/** A text with its last letter raised by one. */
export const changed = (content: string) =>
  content.slice(0, -1) + String.fromCharCode(33 + ((content.charCodeAt(content.length - 1) - 32) % 90))

/** The middles of the two columns, and how far towards it the arrows of the content lean. */
const columns = [75, 285] as const
const sides = ['left', 'right'] as const

/** One content in the middle and an application on either side; below each, their hashes joined, and the address. */
export function Picture({ state }: { state: State }) {
  const { applications, content, before } = state
  const addresses = applications.map((application) => addressOf(application, content))
  const isSame = addresses[0]!.content === addresses[1]!.content
  return (
    <Drawing height={362}>
      <Label x={180} y={8} bold>
        Encrypted content
      </Label>
      <Touch
        label="Change one letter of the content"
        to={{ ...state, content: changed(content), before: content }}
      >
        <Box x={60} y={22} width={240} size="small" tone="other" mono>
          {content}
        </Box>
      </Touch>
      <Arrow from={[180, 54]} to={[180, 140]} tone="other" />
      {columns.map((x, side) => (
        <g key={side}>
          <Touch
            label={`Another application on the ${sides[side]}`}
            to={{
              ...state,
              applications: applications.map((name, index) => (index === side ? nextOf(name) : name)),
            }}
          >
            <Box x={x - 75} y={84} width={150} size="small" tone="accent" mono>
              {applications[side]}
            </Box>
          </Touch>
          <Arrow from={[x, 116]} to={[x, 140]} tone="accent" />
          <Box x={x - 36} y={142} width={72} tone="accent" mono>
            {addresses[side]!.application}
          </Box>
          <Arrow from={[x, 174]} to={[x, 204]} tone="accent" />
          <Arrow from={[side ? 204 : 156, 174]} to={[side ? 250 : 110, 204]} tone="other" />
          <Box x={x - 60} y={206} width={120} mono>
            {`${addresses[side]!.application} ${addresses[side]!.inner}`}
          </Box>
          <Arrow from={[x, 238]} to={[x, 266]} />
          <Box x={x - 42} y={268} width={84} height={34} tone="good" mono bold>
            {addresses[side]!.content}
          </Box>
          {before !== null && (
            <Label x={x} y={316} size="small" tone="faint" mono>
              {`was ${addressOf(applications[side]!, before).content}`}
            </Label>
          )}
        </g>
      ))}
      <Box x={144} y={142} width={72} tone="other" mono>
        {addresses[0]!.inner}
      </Box>
      <Label x={180} y={252} size="small" tone="faint">
        Poseidon
      </Label>
      <Label x={180} y={285} size="title" tone={isSame ? 'good' : 'doubt'} bold>
        {isSame ? '=' : '≠'}
      </Label>
      <Label x={0} y={346} anchor="start" size="small">
        {verdict(state, isSame)}
      </Label>
    </Drawing>
  )
}

/** What there is to see, in a line. */
const verdict = ({ before, content }: State, isSame: boolean) =>
  before !== null && before !== content
    ? 'One letter changed: both addresses are new.'
    : isSame
      ? 'All who compute it get the same address.'
      : 'Same content, two applications: two addresses.'
