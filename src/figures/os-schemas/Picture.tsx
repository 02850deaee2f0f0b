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
  Task: [48, 66],
  KeyShare: [304, 66],
  Block: [48, 150],
  File: [182, 150],
  Key: [304, 150],
  Queue: [46, 244],
  QueueNode: [150, 244],
  IPCMessage: [294, 244],
  Coin: [46, 346],
  Account: [200, 346],
  PendingTransaction: [122, 416],
}
const names: Record<string, Place> = {
  scheduler: [122, 58],
  keys: [226, 58],
  files: [228, 192],
  queues: [98, 291],
  messages: [294, 291],
  accounts: [284, 416],
}
/** From where to where the references are drawn, by class and property. */
const ways: Record<string, { from: Place; to: Place }> = {
  'Block FileParent': { from: [75, 150], to: [159, 150] },
  'Task TaskData': { from: [50, 82], to: [160, 138] },
  'Task TaskResult': { from: [72, 74], to: [176, 134] },
  'Queue HeadNode': { from: [73, 244], to: [105, 244] },
  'QueueNode NextNode': { from: [168, 216], to: [168, 229] },
  'Key Protocol': { from: [281, 150], to: [205, 150] },
  'KeyShare OfKey': { from: [304, 81], to: [304, 134] },
  'Coin OwnerAccount': { from: [68, 346], to: [164, 346] },
  'PendingTransaction ToAccount': { from: [144, 401], to: [186, 362] },
  'PendingTransaction RefundAccount': { from: [166, 401], to: [204, 362] },
  'PendingTransaction OfCoin': { from: [96, 401], to: [54, 362] },
}
const height = 30
const room = 20
const widthOf = (name: string) => Math.max(44, name.length * 8.7 + 8)
/** The middles of a box's round ends: what a region goes around. */
const ends = (name: string): Place[] => {
  const [x, y] = places[name]!
  const half = widthOf(name) / 2 - 8
  return [
    [x - half, y],
    [x + half, y],
  ]
}
/** What the region of all goes around besides, so that the names lie in it. */
const corners: Place[] = [
  [26, 416],
  [334, 416],
]
const services = [...new Set(schemas.map(({ service }) => service))]
const classesOf = (service?: string) =>
  schemas.filter((schema) => !service || schema.service === service).map(({ name }) => name)

/** The classes and their references; around them a region for each service, or one for all. */
export function Picture({ state }: { state: State }) {
  const { marked, apart } = state
  const users = referredTo(schemas, marked)
  const isFound = (reference: (typeof users)[number]) => !apart || !crosses(schemas, reference)
  const found = users.filter(isFound)
  return (
    <Drawing height={530}>
      <Label x={0} y={10} anchor="start" bold>
        {`Leads to ${marked}: ${found.length} of ${users.length} found`}
      </Label>
      {(apart ? services : [undefined]).map((service) => (
        <Hull
          key={service ?? 'all'}
          around={[...classesOf(service).flatMap(ends), ...(service ? [] : corners)]}
          room={room}
          tone={apart ? 'plain' : 'accent'}
        />
      ))}
      {services.map((service) => (
        <Label key={service} x={names[service]![0]} y={names[service]![1]} size="small" tone="faint">
          {service}
        </Label>
      ))}
      {/* A node leads to the next one, which is of the same class. */}
      <path
        d="M134 229V216H168"
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
          label={kept ? 'Keep each service for itself' : 'Join all to one graph'}
          pressed={kept === apart}
          to={{ ...state, apart: kept }}
        >
          <Box x={kept ? 0 : 184} y={462} width={176} size="small" tone={kept === apart ? 'accent' : 'plain'}>
            {kept ? 'each service for itself' : 'one graph'}
          </Box>
        </Touch>
      ))}
      <Label x={0} y={512} anchor="start" size="small" tone={found.length < users.length ? 'doubt' : 'faint'}>
        {found.length < users.length
          ? 'Dashed: it begins in a service that can’t be asked.'
          : 'Arrows: properties that refer to another class.'}
      </Label>
    </Drawing>
  )
}
