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
  Task: [62, 66],
  KeyShare: [290, 66],
  Block: [60, 150],
  File: [180, 150],
  Key: [290, 150],
  Queue: [56, 244],
  QueueNode: [144, 244],
  IPCMessage: [283, 244],
  Coin: [60, 346],
  Account: [204, 346],
  PendingTransaction: [128, 416],
}
const names: Record<string, Place> = {
  scheduler: [136, 58],
  keys: [212, 58],
  files: [226, 192],
  queues: [106, 291],
  messages: [283, 291],
  accounts: [278, 416],
}
/** From where to where the references are drawn, by class and property. */
const ways: Record<string, { from: Place; to: Place }> = {
  'Block FileParent': { from: [87, 150], to: [157, 150] },
  'Task TaskData': { from: [64, 82], to: [158, 138] },
  'Task TaskResult': { from: [86, 74], to: [174, 134] },
  'Queue HeadNode': { from: [83, 244], to: [99, 244] },
  'QueueNode NextNode': { from: [162, 216], to: [162, 229] },
  'Key Protocol': { from: [267, 150], to: [203, 150] },
  'KeyShare OfKey': { from: [290, 81], to: [290, 134] },
  'Coin OwnerAccount': { from: [83, 346], to: [168, 346] },
  'PendingTransaction ToAccount': { from: [150, 401], to: [190, 362] },
  'PendingTransaction RefundAccount': { from: [172, 401], to: [208, 362] },
  'PendingTransaction OfCoin': { from: [102, 401], to: [68, 362] },
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
  [46, 416],
  [318, 416],
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
    <Drawing height={530}>
      <Label x={0} y={10} anchor="start" bold>
        {`Leads to ${marked}: ${found.length} of ${users.length} found`}
      </Label>
      {!apart && <Hull around={[...classesOf().flatMap(ends), ...corners]} room={room} />}
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
        d="M128 229V216H162"
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
          <Box x={kept ? 0 : 184} y={462} width={176} size="small" tone={kept === apart ? 'accent' : 'plain'}>
            {kept ? 'each service by itself' : 'one graph'}
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
