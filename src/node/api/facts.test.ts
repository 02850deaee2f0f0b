import { loadApi } from '../../../testing/fixtures/load-api'

const ready = loadApi().then(({ operations }) => [...operations.values()])

it('an answer that holds a part of an object has the status of one', async () => {
  const examples = (await ready).flatMap(({ name, examples }) =>
    examples.map(({ title, status, output }) => ({ title: `${name}: ${title}`, status, output })),
  )
  const isPart = ({ output }: { output: object }) => 'ContentRange' in output
  expect(examples.filter(isPart).length).toBeGreaterThan(0)
  expect(examples.filter((one) => isPart(one) !== (one.status === 206)).map(({ title }) => title)).toEqual([])
})
