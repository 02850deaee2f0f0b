/** Classes of the operating system's RDF schemas with the properties that the whitepaper's section 5 gives them. */
export interface Schema {
  name: string
  /** Property and the class that it refers to; null for a plain value. */
  properties: readonly (readonly [name: string, refersTo: string | null])[]
}

export const schemas: readonly Schema[] = [
  {
    name: 'File',
    properties: [
      ['FileName', null],
      ['FileSize', null],
      ['FileOctet', null],
    ],
  },
  {
    name: 'Block',
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
    properties: [
      ['TaskData', 'File'],
      ['TaskPriority', null],
      ['TaskSchedule', null],
      ['TaskResult', 'File'],
    ],
  },
  {
    name: 'IPCMessage',
    properties: [
      ['MessageData', null],
      ['ToAddress', null],
    ],
  },
  { name: 'Queue', properties: [['HeadNode', 'QueueNode']] },
  {
    name: 'QueueNode',
    properties: [
      ['NextNode', 'QueueNode'],
      ['QueueMessage', null],
    ],
  },
  {
    name: 'Key',
    properties: [
      ['Format', null],
      ['PublicData', null],
      // Or the name of one that nodes have built in.
      ['Protocol', 'File'],
    ],
  },
  {
    name: 'KeyShare',
    properties: [
      ['OfKey', 'Key'],
      ['KeyData', null],
    ],
  },
  {
    name: 'Coin',
    properties: [
      ['CoinBalance', null],
      ['OwnerAccount', 'Account'],
      ['LineageFilter', null],
    ],
  },
  { name: 'Account', properties: [] },
  {
    name: 'PendingTransaction',
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

/** How many properties refer to a class. */
export const referredTo = (all: readonly Schema[], name: string) =>
  references(all).filter(({ to }) => to === name).length
