import { crosses, references, referredTo, schemas } from './model'

it('refers to classes that exist', () => {
  const names = schemas.map(({ name }) => name)
  for (const { to } of references(schemas)) expect(names).toContain(to)
  expect(new Set(names).size).toBe(names.length)
})

it('counts references from all classes', () => {
  expect(referredTo(schemas, 'Account')).toHaveLength(3)
  expect(referredTo(schemas, 'File')).toHaveLength(4)
  expect(referredTo(schemas, 'IPCMessage')).toHaveLength(0)
  expect(references(schemas)).toHaveLength(11)
})

it('knows that the protocol of a key may be a file', () => {
  expect(references(schemas)).toContainEqual({ from: 'Key', property: 'Protocol', to: 'File' })
})

it('knows that a queue node leads to the next', () => {
  expect(references(schemas)).toContainEqual({ from: 'QueueNode', property: 'NextNode', to: 'QueueNode' })
})

it('has three references from one service to another, all to a file', () => {
  const crossing = references(schemas).filter((reference) => crosses(schemas, reference))
  expect(crossing.map(({ from, property, to }) => `${from} ${property} ${to}`)).toEqual([
    'Task TaskData File',
    'Task TaskResult File',
    'Key Protocol File',
  ])
})
