import { makeOperations, models } from '../../testing/fixtures/operations'
import { entriesOf, readForm } from './form'
import type { Operation } from './model'
import { FileContent } from './values'

const operations = makeOperations(models)
const lock = operations.get('LockDoor')!
const put = operations.get('PutThing')!

const errorsOf = (operation: Operation, texts: Record<string, string>) => {
  const { input, examples } = operation
  const entries = entriesOf(input, examples[0]!.input)
  const typed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }]))
  return readForm(operation, { ...entries, ...typed })
}

it.each([lock, put])('an example passes through the form unchanged: $name', (operation) => {
  const { input, examples } = operation
  expect(readForm(operation, entriesOf(input, examples[0]!.input))).toEqual({
    values: examples[0]!.input,
    errors: {},
  })
})

it('of a file that is larger than allowed no request is tried', () => {
  const input = lock.input.map((member) => (member.name === 'Message' ? { ...member, max: 4 } : member))
  const read = (bytes: number) => {
    const file = new FileContent('a.bin', new Uint8Array(bytes))
    return readForm({ ...lock, input }, { Message: { text: '', file } })
  }
  expect(read(5).errors.Message).toMatchObject({ kind: 'max', bound: 4 })
  expect(read(5).values).not.toHaveProperty('Message')
  expect(read(4).values).toHaveProperty('Message')
})

it('an empty field gives nothing, and is an error where the operation requires it', () => {
  const { values, errors } = errorsOf(put, { Bucket: '', Metadata: '' })
  expect(values).not.toHaveProperty('Bucket')
  expect(values).not.toHaveProperty('Metadata')
  expect(errors).toMatchObject({ Bucket: { kind: 'missing' } })
})

it.each([
  [lock, 'Limit', 'three', { kind: 'type', expected: 'integer' }],
  [lock, 'Until', 'tomorrow', { kind: 'type', expected: 'timestamp' }],
  [lock, 'Context', '{"a":', { kind: 'type', expected: 'json' }],
  [lock, 'Context', '[1]', { kind: 'type', expected: 'map' }],
  [lock, 'Tags', '[{"TagKey": 1}]', { kind: 'type', expected: 'string', at: ['Tags', 0, 'TagKey'] }],
  [put, 'Bucket', 'a/b', { kind: 'host', at: ['Bucket'] }],
])('%j: what no request can be made of is an error, and no value', (operation, name, text, error) => {
  const { values, errors } = errorsOf(operation, { [name]: text })
  expect(errors[name]).toMatchObject(error)
  expect(values).not.toHaveProperty(name)
})

it('what breaks a limit is an error and stays a value: samples show it', () => {
  const { values, errors } = errorsOf(lock, { Algorithm: 'SLOWER', Tags: '[{"Other":"a"}]' })
  expect(errors).toMatchObject({
    Algorithm: { kind: 'allowed' },
    Tags: { kind: 'unknown', name: 'Other', at: ['Tags', 0, 'Other'] },
  })
  expect(values).toMatchObject({ Algorithm: 'SLOWER' })
})
