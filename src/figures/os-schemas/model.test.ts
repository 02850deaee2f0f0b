import { references, referredTo, schemas } from './model'

it('refers to classes that exist', () => {
  const names = schemas.map(({ name }) => name)
  for (const { to } of references(schemas)) expect(names).toContain(to)
  expect(new Set(names).size).toBe(names.length)
})

it('counts references from all classes', () => {
  expect(referredTo(schemas, 'Account')).toBe(3)
  expect(referredTo(schemas, 'File')).toBe(4)
  expect(referredTo(schemas, 'IPCMessage')).toBe(0)
  expect(references(schemas)).toHaveLength(11)
})

it('knows that the protocol of a key may be a file', () => {
  expect(references(schemas)).toContainEqual({ from: 'Key', property: 'Protocol', to: 'File' })
})

it('knows that a queue node leads to the next', () => {
  expect(references(schemas)).toContainEqual({ from: 'QueueNode', property: 'NextNode', to: 'QueueNode' })
})
