import { Arrow, Box, Drawing, Hull, Label, stroke, tones, Touch, type Tone } from '../kit'
import { crosses, references, referredTo, schemas } from './model'

export interface State {
  /** The class that is asked for. */
  marked: string
  /** Whether each service keeps its data for itself. */
  apart: boolean
}

type Place = readonly [x: number, y: number]

/** The middles of the classes. */
const places: Record<string, Place> = {
  Task: [68, 72],
  KeyShare: [284, 72],
  Block: [68, 156],
  File: [182, 156],
  Key: [284, 156],
  Queue: [64, 250],
  QueueNode: [152, 250],
  IPCMessage: [277, 250],
  Coin: [70, 352],
  Account: [206, 352],
  PendingTransaction: [136, 422],
}
/** The names of the services, each below its region. */
const names: Record<string, Place> = {
  scheduler: [65, 110],
  keys: [284, 198],
  files: [123, 204],
  queues: [116, 305],
  messages: [277, 291],
  accounts: [142, 463],
}
/** From where to where the references are drawn, by class and property. */
const ways: Record<string, { from: Place; to: Place }> = {
  'Block FileParent': { from: [95, 156], to: [156, 156] },
  'Task TaskData': { from: [84, 88], to: [157, 144] },
  'Task TaskResult': { from: [92, 80], to: [176, 140] },
  'Queue HeadNode': { from: [91, 250], to: [104, 250] },
  'QueueNode NextNode': { from: [170, 222], to: [170, 235] },
  'Key Protocol': { from: [261, 156], to: [208, 156] },
  'KeyShare OfKey': { from: [284, 87], to: [284, 140] },
  'Coin OwnerAccount': { from: [93, 352], to: [167, 352] },
  'PendingTransaction ToAccount': { from: [156, 407], to: [193, 368] },
  'PendingTransaction RefundAccount': { from: [178, 407], to: [211, 368] },
  'PendingTransaction OfCoin': { from: [110, 407], to: [77, 368] },
}
const height = 30
const room = 20
/** How much wider the region of all is than those in it, so that no two of their lines meet. */
const margin = 8
const widthOf = (name: string) => Math.max(44, name.length * 8.7 + 14)
/** The middles of a box's round ends: what a region goes around. */
const ends = (name: string): Place[] => {
  const [x, y] = places[name]!
  const half = widthOf(name) / 2 - 11
  return [
    [x - half, y],
    [x + half, y],
  ]
}
/** What the region of all goes around besides, so that the names lie in it. */
const corners: Place[] = [
  [70, 440],
  [298, 440],
]
const services = [...new Set(schemas.map(({ service }) => service))]
const classesOf = (service?: string) =>
  schemas.filter((schema) => !service || schema.service === service).map(({ name }) => name)

/** The classes and their references; around them a region for each service, and one for all where they are joined. */
export function Picture({ state }: { state: State }) {
  const { marked, apart } = state
  const users = referredTo(schemas, marked)
  const isFound = (reference: (typeof users)[number]) => !apart || !crosses(schemas, reference)
  const found = users.filter(isFound)
  return (
    <Drawing height={558}>
      <Label x={0} y={10} anchor="start" bold>
        {`Leads to ${marked}: ${found.length} of ${users.length} found`}
      </Label>
      {!apart && <Hull around={[...classesOf().flatMap(ends), ...corners]} room={room + margin} />}
      <g opacity={apart ? 1 : 0.5}>
        {services.map((service) => (
          <Hull
            key={service}
            around={classesOf(service).flatMap(ends)}
            room={room}
            tone={apart ? 'plain' : 'faint'}
          />
        ))}
      </g>
      {services.map((service) => (
        <Label key={service} x={names[service]![0]} y={names[service]![1]} size="small" tone="faint">
          {service}
        </Label>
      ))}
      {/* A node leads to the next one, which is of the same class. */}
      <path
        d="M136 235V222H170"
        fill="none"
        stroke={tones[marked === 'QueueNode' ? 'accent' : 'plain'].stroke}
        strokeWidth={marked === 'QueueNode' ? stroke.strong : stroke.line}
      />
      {references(schemas).map((reference) => {
        const isAsked = reference.to === marked
        const tone: Tone = isFound(reference) ? (isAsked ? 'accent' : 'plain') : isAsked ? 'doubt' : 'faint'
        return (
          <Arrow
            key={reference.from + reference.property}
            {...ways[`${reference.from} ${reference.property}`]!}
            tone={tone}
            strong={isAsked && isFound(reference)}
            dashed={!isFound(reference)}
          />
        )
      })}
      {schemas.map(({ name }) => {
        const [x, y] = places[name]!
        const leads = found.some(({ from }) => from === name)
        return (
          <Touch
            key={name}
            label={`What leads to ${name}`}
            pressed={name === marked}
            to={{ ...state, marked: name }}
          >
            <Box
              x={x - widthOf(name) / 2}
              y={y - height / 2}
              width={widthOf(name)}
              height={height}
              size="small"
              tone={name === marked ? 'good' : leads ? 'other' : 'plain'}
              mono
            >
              {name}
            </Box>
          </Touch>
        )
      })}
      {[true, false].map((kept) => (
        <Touch
          key={String(kept)}
          label={kept ? 'Keep each service to itself' : 'Join all into one graph'}
          pressed={kept === apart}
          to={{ ...state, apart: kept }}
        >
          <Box x={kept ? 0 : 184} y={490} width={176} size="small" tone={kept === apart ? 'accent' : 'plain'}>
            {kept ? 'each service by itself' : 'one graph'}
          </Box>
        </Touch>
      ))}
      <Label x={0} y={540} anchor="start" size="small" tone={found.length < users.length ? 'doubt' : 'faint'}>
        {found.length < users.length
          ? 'Dashed: it begins in a service that can’t be asked.'
          : 'Arrows: properties that refer to another class.'}
      </Label>
    </Drawing>
  )
}
