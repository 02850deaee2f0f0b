import { Arrow, Box, Drawing, Label, Touch, type Tone } from '../kit'
import { graph, learned, ways, type Sent } from './model'

export interface State {
  /** The machine on which the lab runs now. */
  labAt: string
  sent: readonly Sent[]
}

export const machines = ['A', 'B', 'C']
/** How many orders there are to send. */
export const most = 3

const nameOf = (order: number) => `order ${17 + order}`
const middleOf = (machine: string) => 56 + machines.indexOf(machine) * 124

/** The next order, sent both ways. */
export const send = (state: State): State => ({
  ...state,
  sent: [...state.sent, { data: nameOf(state.sent.length), labAt: state.labAt }],
})

/** On the left, what the shop sends to the lab's graph, on the right, to a machine; below, where the lab runs. */
export function Picture({ state }: { state: State }) {
  const { labAt, sent } = state
  const isThere = labAt === learned
  return (
    <Drawing height={306}>
      <Touch label={`Send ${nameOf(sent.length)}`} to={sent.length < most ? send(state) : null}>
        <Box
          x={98}
          y={0}
          width={164}
          tone={sent.length < most ? 'other' : 'faint'}
          dashed={sent.length >= most}
          size="small"
        >
          {sent.length < most ? `shop: send ${nameOf(sent.length)}` : 'all are sent'}
        </Box>
      </Touch>
      <Arrow from={[140, 32]} to={[82, 54]} tone="other" />
      <Arrow from={[220, 32]} to={[278, 54]} tone="other" />
      <Way x={0} title={`to the graph ${graph}`} sent={sent} reached={(order) => ways(order).byGraph} />
      <Way x={196} title={`to machine ${learned}`} sent={sent} reached={(order) => ways(order).byMachine} />
      <Arrow from={[82, 154]} to={[middleOf(labAt), 204]} tone="good" strong />
      <Arrow
        from={[278, 154]}
        to={[middleOf(learned) + 20, 204]}
        tone={isThere ? 'good' : 'doubt'}
        dashed={!isThere}
      />
      {machines.map((machine) => {
        const isLab = machine === labAt
        return (
          <Touch
            key={machine}
            label={`Move the lab to machine ${machine}`}
            pressed={isLab}
            to={{ ...state, labAt: machine }}
          >
            <Box
              x={middleOf(machine) - 56}
              y={206}
              width={112}
              height={52}
              tone={isLab ? 'accent' : 'plain'}
              dashed={!isLab}
            />
            <Label x={middleOf(machine)} y={221} size="small">
              {`machine ${machine}`}
            </Label>
            <Label x={middleOf(machine)} y={242} size="small" tone={isLab ? 'accent' : 'faint'} bold={isLab}>
              {isLab ? 'the lab' : 'nobody'}
            </Label>
          </Touch>
        )
      })}
      <Label x={0} y={284} anchor="start" size="small" tone={isThere ? 'faint' : 'doubt'}>
        {isThere
          ? 'Both ways lead to the lab, as long as it stays.'
          : `On machine ${learned}, nobody reads any more.`}
      </Label>
    </Drawing>
  )
}

interface WayProps {
  x: number
  title: string
  sent: readonly Sent[]
  reached: (order: Sent) => boolean
}

/** Where orders go on one of the two ways, and which of them the lab has got. */
const Way = ({ x, title, sent, reached }: WayProps) => (
  <>
    <Box x={x} y={56} width={164} height={96} />
    <Label x={x + 82} y={70} size="small" bold>
      {title}
    </Label>
    {sent.map((order, index) => {
      const tone: Tone = reached(order) ? 'good' : 'doubt'
      return (
        <Label key={order.data} x={x + 7} y={94 + index * 20} anchor="start" size="small" tone={tone}>
          {`${order.data}: ${reached(order) ? 'the lab has it' : 'lost'}`}
        </Label>
      )
    })}
  </>
)
