/** Classes of the operating system's RDF schemas with the properties that the whitepaper's section 5 gives them. */
export interface Schema {
  name: string
  /** The service that it belongs to: one of the parts of the operating system. */
  service: string
  /** Property and the class that it refers to; null for a plain value. */
  properties: readonly (readonly [name: string, refersTo: string | null])[]
}

/** The classes that the figure shows. */
export const schemas: readonly Schema[] = [
  {
    name: 'File',
    service: 'files',
    properties: [
      ['FileName', null],
      ['FileSize', null],
      ['FileOctet', null],
    ],
  },
  {
    name: 'Block',
    service: 'files',
    properties: [
      ['FileParent', 'File'],
      ['BlockHash', null],
      ['BlockData', null],
      ['BlockNumber', null],
      ['BlockSize', null],
    ],
  },
  {
    name: 'Task',
    service: 'scheduler',
    properties: [
      ['TaskData', 'File'],
      ['TaskPriority', null],
      ['TaskSchedule', null],
      ['TaskResult', 'File'],
    ],
  },
  {
    name: 'IPCMessage',
    service: 'messages',
    properties: [
      ['MessageData', null],
      ['ToAddress', null],
    ],
  },
  { name: 'Queue', service: 'queues', properties: [['HeadNode', 'QueueNode']] },
  {
    name: 'QueueNode',
    service: 'queues',
    properties: [
      ['NextNode', 'QueueNode'],
      ['QueueMessage', null],
    ],
  },
  {
    name: 'Key',
    service: 'keys',
    properties: [
      ['Format', null],
      ['PublicData', null],
      // Or the name of one that nodes have built in.
      ['Protocol', 'File'],
    ],
  },
  {
    name: 'KeyShare',
    service: 'keys',
    properties: [
      ['OfKey', 'Key'],
      ['KeyData', null],
    ],
  },
  {
    name: 'Coin',
    service: 'accounts',
    properties: [
      ['CoinBalance', null],
      ['OwnerAccount', 'Account'],
      ['LineageFilter', null],
    ],
  },
  { name: 'Account', service: 'accounts', properties: [] },
  {
    name: 'PendingTransaction',
    service: 'accounts',
    properties: [
      ['ToAccount', 'Account'],
      ['RefundAccount', 'Account'],
      ['OfCoin', 'Coin'],
    ],
  },
]

/** All references between classes. */
export const references = (all: readonly Schema[]) =>
  all.flatMap(({ name, properties }) =>
    properties.flatMap(([property, to]) => (to ? [{ from: name, property, to }] : [])),
  )

/** The properties that refer to a class. */
export const referredTo = (all: readonly Schema[], name: string) =>
  references(all).filter(({ to }) => to === name)

/** Whether a reference leads from one service to another. */
export const crosses = (all: readonly Schema[], { from, to }: { from: string; to: string }) => {
  const serviceOf = (name: string) => all.find((schema) => schema.name === name)!.service
  return serviceOf(from) !== serviceOf(to)
}
