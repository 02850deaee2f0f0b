import { loadApi } from '../../../testing/fixtures/load-api'

const api = loadApi()
const ready = api.then(({ operations }) => [...operations.values()])

it('an answer that holds a part of an object has the status of one', async () => {
  const examples = (await ready).flatMap(({ name, examples }) =>
    examples.map(({ title, status, output }) => ({ title: `${name}: ${title}`, status, output })),
  )
  const isPart = ({ output }: { output: object }) => 'ContentRange' in output
  expect(examples.filter(isPart).length).toBeGreaterThan(0)
  expect(examples.filter((one) => isPart(one) !== (one.status === 206)).map(({ title }) => title)).toEqual([])
})

it('a type whose members travel in several places is shown and described as no document', async () => {
  const { services } = await api
  const types = services.flatMap(({ types }) => [...types.values()])
  const inBodies = types.filter(({ format }) => format !== 'parameters')
  expect(types.find(({ name }) => name === 'UploadPart')?.format).toBe('parameters')
  // What says where an object is, or whose bucket it must be in, never stands in a body together with the data.
  const mixed = inBodies.filter(({ members }) =>
    members.some(({ in: place, type }) => place !== 'body' || (type.kind === 'scalar' && type.name === 'blob')),
  )
  expect(mixed.map(({ name }) => name)).toEqual([])
})
